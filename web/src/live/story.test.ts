import { expect, test } from "vitest";
import type { Chapter } from "../api/types";
import { joined } from "./story";

const chapters = (...choices: number[]): Chapter[] =>
  choices.map((each) => ({ choices: each, seat: 0, automatic: false, events: [] }));
const numbers = (story: Chapter[]): number[] => story.map((chapter) => chapter.choices);

test("what was read replaces what was heard in one piece", () => {
  expect(numbers(joined(chapters(0, 1, 4), chapters(2, 3, 4), 1, 4))).toEqual([0, 1, 2, 3, 4]);
});

test("what is not shown yet waits for the stream", () => {
  expect(numbers(joined([], chapters(0, 1, 2, 3), -1, 2))).toEqual([0, 1, 2]);
});

test("what was heard while the server was asked stays", () => {
  expect(numbers(joined(chapters(0, 1, 2, 3), chapters(0, 1, 2), -1, 3))).toEqual([0, 1, 2, 3]);
});

test("what was undone is gone", () => {
  expect(numbers(joined(chapters(0, 1, 2, 3), chapters(0, 1), -1, 1))).toEqual([0, 1]);
});
