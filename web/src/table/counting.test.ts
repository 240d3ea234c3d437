import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Counting } from "./counting.svelte";

const ROWS = 3;

/**
 * Let it go on as a component would, until nothing more comes; the milliseconds that passed before each row and the
 * result.
 */
function pass(counting: Counting): number[] {
  const times: number[] = [];
  let passed = 0;
  while (!counting.has(ROWS)) {
    const row = times.length;
    counting.goOn(ROWS);
    while (!counting.has(row)) {
      vi.advanceTimersByTime(50);
      passed += 50;
    }
    times.push(passed);
  }
  return times;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.speed = "normal";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("row after row is shown, and the result, which is told only then, comes last", () => {
  const counting = new Counting(false);
  counting.goOn(ROWS);
  vi.advanceTimersByTime(2000);
  expect([counting.has(0), counting.has(1), counting.isTold]).toEqual([true, false, false]);
  const times = pass(new Counting(false));
  expect(times).toHaveLength(ROWS + 1);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThan(300);
});

test("whoever comes later finds it finished, and may see it again", () => {
  const counting = new Counting(true);
  expect([counting.has(ROWS), counting.isTold]).toEqual([true, true]);
  counting.again();
  expect([counting.has(0), counting.isTold]).toEqual([false, true]);
  expect(pass(counting)).toHaveLength(ROWS + 1);
});

test("it is shown at once to those who skip it, read it as text, or want no motion", () => {
  const skipped = new Counting(false);
  skipped.skip();
  expect([skipped.has(ROWS), skipped.isTold]).toEqual([true, true]);
  settings.text = true;
  const read = new Counting(false);
  read.goOn(ROWS);
  settings.text = false;
  expect([read.has(ROWS), read.isTold]).toEqual([true, true]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const still = new Counting(false);
  still.goOn(ROWS);
  expect(still.has(ROWS)).toBe(true);
});
