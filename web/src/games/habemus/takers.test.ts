import { expect, test } from "vitest";
import type { Chapter } from "../../api/types";
import { orderOfChoice } from "./takers";

function told(choices: number, first: number, second: number, third: number): Chapter {
  const events = [{ type: "order-of-choice", first, second, third, fourth: null }];
  return { choices, seat: -1, automatic: false, events } as unknown as Chapter;
}
const story = [told(9, 2, 1, 0), told(25, 1, 2, 0)];

test("the lowest bid stays the last while the others take", () => {
  expect(orderOfChoice(story, [1, 2, 0])).toEqual([1, 2, 0]);
  expect(orderOfChoice(story, [2, 0])).toEqual([1, 2, 0]);
  expect(orderOfChoice(story, [0])).toEqual([1, 2, 0]);
});

test("who looks back sees the order of that round", () => {
  expect(orderOfChoice(story, [1, 0], 12)).toEqual([2, 1, 0]);
});

test("outside the taking of cards, and before it was told, nobody has a place", () => {
  expect(orderOfChoice(story, [])).toEqual([]);
  expect(orderOfChoice([], [2, 0])).toEqual([2, 0]);
});
