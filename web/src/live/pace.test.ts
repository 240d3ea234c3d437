import { expect, test } from "vitest";
import { pauseAfter, questionAfter } from "./pace";

test("what happened is left to be seen, the longer the more it is", () => {
  const [one, three, twenty] = [1, 3, 20].map((events) => pauseAfter(events, "normal", 0, false)) as [
    number,
    number,
    number,
  ];
  expect(one).toBeGreaterThan(500);
  expect(three).toBeGreaterThan(one);
  expect(twenty).toBeLessThan(3 * one);
});

test("nobody waits for nothing, at no speed, or in a hurry", () => {
  expect(pauseAfter(0, "slow", 0, false)).toBe(0);
  expect(pauseAfter(2, "off", 0, false)).toBe(0);
  expect(pauseAfter(2, "slow", 0, true)).toBe(0);
  expect(pauseAfter(2, "slow", 100, false)).toBe(0);
});

test("slower speeds pause longer", () => {
  const pauses = (["fast", "normal", "slow"] as const).map((speed) => pauseAfter(1, speed, 0, false));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test("a board gets the time that it needs, within bounds", () => {
  expect(pauseAfter(1, "normal", 0, false, 2000)).toBe(2000);
  expect(pauseAfter(1, "normal", 0, false, 60_000)).toBeLessThan(2500);
  expect(pauseAfter(1, "off", 0, false, 2000)).toBe(0);
});

test("a question comes after what it follows from, and at once after an own choice that showed nothing new", () => {
  const pause = pauseAfter(1, "normal", 0, false);
  const nothing = { all: 0, news: 0 };
  expect(questionAfter(pause, "normal", nothing, false)).toBeGreaterThan(300);
  expect(questionAfter(pause, "normal", { all: 500, news: 0 }, true)).toBe(0);
  expect(questionAfter(pause, "normal", { all: 500, news: 800 }, true)).toBe(800);
  expect(questionAfter(pause, "normal", { all: 9000, news: 9000 }, false)).toBe(pause);
});
