// What cards print about their worth. It serves to explain a display, as teller.py does; nothing is decided by it.
import type { HabemusView } from "../../api/types";
import { partnerOf, type Person } from "./people";

export const LOUIS_VOTES = [0, 1, 2, 4, 6, 8];
export const GOLD_PER_VOTE = [15, 10, 8, 7, 6, 5];
export const FELIPE_GOLD = [0, 5, 15, 25];
export const SQUADRONE_VOTES = 3;
export const GOLD_BAG = 5;
/** Barberini and Sacchetti vote twice with that many cards of their patron. */
const FRIENDS_NEEDED = 2;
/** In the order of the count. */
export const SOURCES = ["order", "persons", "louis", "gold", "old-boys", "squadrone"] as const;

type Display = HabemusView["displays"][number];

/** The votes in sight by source; old boys are what the others do not explain. */
export function votesInSight(display: Display): Record<string, number> {
  const votes: Record<string, number> = {
    persons: display.persons.length,
    louis: LOUIS_VOTES[display.louis] ?? 0,
    squadrone: display.squadrone ? SQUADRONE_VOTES : 0,
  };
  const explained = Object.values(votes).reduce((sum, each) => sum + each, 0);
  return { ...votes, "old-boys": display.votes - explained };
}

/**
 * The old boys of a display who vote: pairs of persons with the same symbol, and those with enough cards of their
 * patron.
 */
export function friendsOf({ persons, louis, mazarin }: Display, people: Map<string, Person>): [string, string][] {
  const pairs = persons.flatMap((key, place): [string, string][] => {
    const partner = partnerOf(people.get(key)!, people)?.key;
    return partner && persons.indexOf(partner) > place ? [[key, partner]] : [];
  });
  if (persons.includes("barberini") && louis >= FRIENDS_NEEDED) pairs.push(["barberini", "louis"]);
  if (persons.includes("sacchetti") && mazarin >= FRIENDS_NEEDED) pairs.push(["sacchetti", "mazarin"]);
  return pairs;
}

/** The gold that a seat will have at the count if nothing changes, and the votes that it buys. */
export function goldAtTheCount(
  own: { gold: number; gems: string },
  display: Display,
): { final: number; votes: number } {
  const final = own.gold + own.gems.length + (FELIPE_GOLD[display.felipe] ?? 0);
  return { final, votes: Math.floor(final / (GOLD_PER_VOTE[display.mazarin] ?? 15)) };
}
/** What a bribe costs. */
export const BRIBE_PRICE = 5;
