// What moves where on the board when something happens: places are names that elements carry in `data-place`.
import type { Struct } from "../../api/types";

/** `or` is where it comes from if the first place is not in sight. */
export type Move = { from: string; to: string; or?: string };

export const GONE = "gone";

export function movesOf(events: Struct[], isPerson: (card: string) => boolean): Move[] {
  return events.flatMap((event) => moveOf(event, isPerson));
}

function moveOf(event: Struct, isPerson: (card: string) => boolean): Move[] {
  const { type, seat, card } = event as Struct & { seat: number; card: string };
  switch (type) {
    case "took":
      return [{ from: `row-${card}`, to: isPerson(card) ? `person-${card}` : placeAtSeat(seat, card) }];
    case "left-over":
      return [{ from: `row-${card}`, to: GONE }];
    case "bribed":
      return [{ from: `person-${card}`, to: `person-${card}` }];
    case "swapped":
      return [event.first, event.second].map((person) => ({ from: `person-${person}`, to: `person-${person}` }));
    case "excluded":
    case "died":
      return [{ from: `person-${card}`, to: GONE }];
    case "action-opened":
      return card && card !== "none" ? [{ from: `seat-${seat}-hand-${card}`, or: `seat-${seat}-hand`, to: `seat-${seat}-laid` }] : [];
    case "gems-gained":
      return [{ from: "bank", to: `seat-${seat}` }];
    case "card-turned":
      return [{ from: "decks", to: `row-${card}` }];
    default:
      return [];
  }
}

function placeAtSeat(seat: number, card: string): string {
  if (card === "death") return GONE;
  if (["mazarin", "louis", "felipe", "squadrone"].includes(card)) return `seat-${seat}-${card}`;
  return card === "camerlengo" ? `seat-${seat}` : `seat-${seat}-hand`;
}
