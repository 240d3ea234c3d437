import { expect, test } from "vitest";
import { pauseAfter } from "./pace";

test("what happened is left to be seen, the longer the more it is", () => {
  const [one, three, twenty] = [1, 3, 20].map((events) => pauseAfter(events, "normal", 0, false)) as [number, number, number];
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
