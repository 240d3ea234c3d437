// What the rulebook prints about worth and majorities. It serves to explain what the view shows, as teller.py does;
// nothing is decided by it.
import type { OmbreView } from "../../api/types";
import { type Box, COLOURS, GREY } from "./box";

const SHARED_MAJORITY_FROM = 4;
const PLAYERS_FOR_A_SECOND_HALF = 3;
const CARD_VALUE = 2;
const VALUE_IN_COLOUR = 3;
/** In the order of the count. */
export const SOURCES = ["power", "gold", "etiquette"] as const;
export const POINTS_PER_BLUE_CARD = 2;

export function living(view: OmbreView): number[] {
  return view.spheres.flatMap((sphere, seat) => (sphere.fallen ? [] : [seat]));
}

/** Whether a tie shares a majority now. */
export function isShared(view: OmbreView): boolean {
  return living(view).length >= SHARED_MAJORITY_FROM;
}

/** What Louis XIV will do when he is turned over next. */
export function nextLouis(view: OmbreView): "louis-first" | "louis-only" | "louis-second" {
  if (view.louis_seen) return "louis-second";
  return living(view).length >= PLAYERS_FOR_A_SECOND_HALF ? "louis-first" : "louis-only";
}

/** What a card pays in the auction of another. */
export function payValue(box: Box, card: string, auctioned: string): number {
  const wanted = box.colourOf(auctioned);
  return wanted !== GREY && box.colourOf(card) === wanted ? VALUE_IN_COLOUR : CARD_VALUE;
}

/** The points of a seat by source. */
export function pointsOf(sphere: OmbreView["spheres"][number]): Record<string, number> {
  return { power: sphere.power, gold: sphere.gold, etiquette: POINTS_PER_BLUE_CARD * (sphere.counts.blue ?? 0) };
}

/** The colours counted in which a choice changes the tallies, by seat: ghosts to be seen before it is made. */
export type Ghosts = Record<string, number>;

export function ghostKey(seat: number, colour: string): string {
  return `${seat} ${colour}`;
}

/** The court as it would be with these ghosts: so many cards more or less, and the majorities that they give. */
export function withGhosts(view: OmbreView, ghosts: Ghosts): OmbreView {
  const countOf = (seat: number, colour: string): number =>
    (view.spheres[seat]!.counts[colour] ?? 0) + (ghosts[ghostKey(seat, colour)] ?? 0);
  const alive = living(view);
  const leads = (seat: number, colour: string): boolean => {
    const others = Math.max(0, ...alive.filter((other) => other !== seat).map((other) => countOf(other, colour)));
    const own = alive.includes(seat) ? countOf(seat, colour) : 0;
    return own > others || (own > 0 && own === others && isShared(view));
  };
  const spheres = view.spheres.map((sphere, seat) => ({
    ...sphere,
    counts: Object.fromEntries(COLOURS.map((colour) => [colour, countOf(seat, colour)])),
    majorities: COLOURS.filter((colour) => leads(seat, colour)),
  }));
  return { ...view, spheres };
}

/** What choices made together change. */
export function ghostsOf(structs: Record<string, unknown>[], me: number, box: Box): Ghosts {
  const ghosts: Ghosts = {};
  for (const struct of structs) addGhosts(ghosts, struct, me, box);
  return ghosts;
}

function addGhosts(ghosts: Ghosts, struct: Record<string, unknown>, me: number, box: Box): void {
  const add = (seat: number, card: unknown, change: number): void => {
    if (typeof card !== "string") return;
    const key = ghostKey(seat, box.colourOf(card));
    ghosts[key] = (ghosts[key] ?? 0) + change;
  };
  const { type, own, colour, card } = struct;
  const seat = struct.seat as number;
  if (type === "place" || type === "retrieve") add(me, card, 1);
  if (type === "place-two") for (const each of [struct.bottom, struct.top]) add(me, each, 1);
  if (["lay-down", "dismiss", "conspire", "trade", "forfeit", "pay"].includes(String(type))) add(me, own, -1);
  if (["dismiss", "banish", "trade"].includes(String(type))) add(seat, colour, -1);
  if (type === "trade") {
    add(me, colour, 1);
    add(seat, own, 1);
  }
}
