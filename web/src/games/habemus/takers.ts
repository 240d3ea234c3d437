// The order in which cards are taken in a round, as the bids have decided it.
import type { Chapter, Struct } from "../../api/types";

const PLACES = ["first", "second", "third", "fourth"];

/**
 * All who take in this round, from the best bid to the lowest, while `left` are still to take: a place stays what it
 * was when the bids were opened. Where that was not told (yet), those who are left.
 */
export function orderOfChoice(story: Chapter[], left: number[], until = Infinity): number[] {
  const told = story
    .filter(({ choices }) => choices <= until)
    .flatMap(({ events }) => events as Struct[])
    .findLast(({ type }) => type === "order-of-choice");
  const order = PLACES.flatMap((place) => (typeof told?.[place] === "number" ? [told[place] as number] : []));
  const isOfThisRound = left.length > 0 && order.slice(-left.length).join() === left.join();
  return isOfThisRound ? order : left;
}
