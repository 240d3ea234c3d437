// What is left at the end and what it is worth, as the rules of the final exchange have it; the sums are the server's.
import type { LouisXivView } from "../../api/types";

const LOUIS_PER_SHIELD = 3;
const MARKERS_PER_SHIELD = 2;
/** What is traded for shields, in the order of the rulebook. */
export const TRADED = ["cards", "intrigues", "tiles", "markers", "louis", "tablet"] as const;
export type Traded = (typeof TRADED)[number];

/** What a seat has left, of each kind. */
export function leftOf(view: LouisXivView, seat: number): Record<Traded, number> {
  const player = view.players[seat]!;
  return {
    cards: player.hand,
    intrigues: player.intrigues,
    tiles: Object.values(player.tiles).reduce((sum, count) => sum + count, 0),
    markers: view.boards.reduce((sum, board) => sum + (board.markers[seat] ?? 0), 0),
    louis: player.money,
    tablet: player.tablet.length,
  };
}

/** The shields that a seat has for what it had left. */
export function tradedFor(left: Record<Traded, number>): Record<Traded, number> {
  return {
    ...left,
    louis: Math.floor(left.louis / LOUIS_PER_SHIELD),
    tablet: Math.floor(left.tablet / MARKERS_PER_SHIELD),
  };
}

/** The points of a seat by source, shields by where they come from. */
export function pointsOf(view: LouisXivView, seat: number): Record<string, number> {
  const { points } = view.count![seat]!;
  const traded = tradedFor(leftOf(view, seat));
  const sum = Object.values(traded).reduce((total, count) => total + count, 0);
  return {
    ...traded,
    missions: points.missions ?? 0,
    shields: (points.shields ?? 0) - sum,
    majorities: points.majorities ?? 0,
  };
}

/** The seats with the most shields of a type. */
export function mostOf(view: LouisXivView, kind: string): number[] {
  const held = view.count!.map(({ shields }) => shields[kind] ?? 0);
  const most = Math.max(...held);
  return held.flatMap((count, seat) => (most > 0 && count === most ? [seat] : []));
}
