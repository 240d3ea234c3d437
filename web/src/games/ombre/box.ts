// The cards of the box as they are printed, read from the parts of the game, and which of their values are
// reconstructed.
import type { GameDetail } from "../../api/types";
import { MARK } from "../../table/explained";

export const COLOURS = ["blue", "green", "purple", "red", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const GREY = "grey";
const SEAL = "-seal";

export class Box {
  private readonly values = new Map<string, { value: string; certainty: string }>();

  constructor(detail: GameDetail) {
    for (const { item, field, value, certainty } of detail.components)
      this.values.set(`${item} ${field}`, { value, certainty });
  }

  /** The colour of a quality or auction card, grey for none. */
  colourOf(card: string): string {
    return isQuality(card) ? plain(card) : (this.values.get(`${card} colour`)?.value ?? GREY);
  }

  hasSeal(card: string): boolean {
    return card.endsWith(SEAL) || this.values.get(`${card} seal`)?.value === "true";
  }

  isReconstructed(item: string, field: string): boolean {
    return this.values.get(`${item} ${field}`)?.certainty === "reconstructed";
  }

  /** The mark beside a value, if that of any of the items is reconstructed. */
  mark(items: readonly string[], field: string): string {
    return items.some((item) => this.isReconstructed(item, field)) ? MARK : "";
  }

  /** The mark beside the seal of a card. */
  sealMark(card: string): string {
    return isQuality(card) ? this.mark([plain(card)], "seals") : this.mark([card], "seal");
  }
}

export function plain(card: string): string {
  return card.endsWith(SEAL) ? card.slice(0, -SEAL.length) : card;
}

export function isQuality(card: string): boolean {
  return (COLOURS as readonly string[]).includes(plain(card));
}
