// Composing a bid, and telling how good it is. Which bids there are, and which is better, is read from the list of all
// choices, where they stand from the weakest to the strongest.
import type { GameDetail } from "../../api/types";
import { GEMS, type Gem } from "./names";

export const LETTERS = Object.keys(GEMS) as Gem[];
/** Most gems that a bid can have. */
export const SOCKETS = 3;

/** All bids of the game, the weakest first. */
export function allBids(detail: GameDetail): string[] {
  return Object.values(detail.choices)
    .filter((struct) => struct.type === "bid")
    .map((struct) => String(struct.gems));
}

export function bidNotation(gems: string): string {
  return `bid ${gems || "-"}`;
}

/** The gems with one more, best first. */
export function withGem(gems: string, gem: Gem): string {
  return sorted(gems + gem);
}

/** The gems with one of that kind less. */
export function withoutGem(gems: string, gem: Gem): string {
  return gems.replace(gem, "");
}

function sorted(gems: string): string {
  return [...gems].sort((one, other) => LETTERS.indexOf(one as Gem) - LETTERS.indexOf(other as Gem)).join("");
}

export function countOf(gems: string, gem: Gem): number {
  return gems.split(gem).length - 1;
}

/** What a bid counts as under the card laid. */
export function countsAs(gems: string, laid: string | null): string {
  return laid === "best-twice" && gems ? gems[0] + gems : gems;
}

/** How many of the other bids there are are weaker. */
export function weakerBids(gems: string, bids: string[]): { weaker: number; others: number } {
  return { weaker: Math.max(bids.indexOf(gems), 0), others: bids.length - 1 };
}

/** Where a bid would stand among the open ones: equal bids go by the way from the Camerlengo. */
export function standing(
  gems: string,
  seat: number,
  open: { seat: number; bid: string }[],
  bids: string[],
  camerlengo: number,
  seats: number,
): { before: number[]; after: number[] } {
  const way = (other: number): number => (other - camerlengo + seats) % seats;
  const isBetter = (other: { seat: number; bid: string }): boolean => {
    const difference = bids.indexOf(other.bid) - bids.indexOf(gems);
    return difference > 0 || (difference === 0 && way(other.seat) < way(seat));
  };
  const others = open.filter((each) => each.seat !== seat);
  return {
    before: others.filter(isBetter).map((each) => each.seat),
    after: others.filter((each) => !isBetter(each)).map((each) => each.seat),
  };
}
