import { expect, test } from "vitest";
import type { GameDetail } from "../api/types";
import { isDoneTo } from "./deeds";

const detail = {
  events: {
    "gold-stolen": [
      ["seat", "seat"],
      ["victim", "seat"],
      ["gold", "count"],
    ],
    swapped: [
      ["first", "card"],
      ["second", "card"],
      ["owner", "seat"],
      ["other", "seat"],
    ],
    traded: [
      ["seat", "seat"],
      ["victim", "seat"],
      ["card", "card"],
      ["other", "card"],
    ],
    "order-of-choice": [
      ["first", "seat"],
      ["second", "seat"],
      ["third", "seat"],
      ["fourth", "seat"],
    ],
  },
} as unknown as GameDetail;

test("whoever is robbed has it marked, and nobody else", () => {
  const stolen = { type: "gold-stolen", seat: 1, victim: 0, gold: 3 };
  expect([0, 1, 2, -1].map((seat) => isDoneTo(detail, stolen, 1, seat))).toEqual([true, false, false, false]);
});

test("whoever has a person exchanged by others has it marked", () => {
  const swapped = { type: "swapped", first: "retz", second: "chigi", owner: 0, other: 2 };
  expect([0, 1, 2].map((seat) => isDoneTo(detail, swapped, 1, seat))).toEqual([true, false, true]);
});

test("whoever exchanges an own person does that to the other, and not to themselves", () => {
  const swapped = { type: "swapped", first: "retz", second: "chigi", owner: 0, other: 2 };
  expect([0, 1, 2].map((seat) => isDoneTo(detail, swapped, 0, seat))).toEqual([false, false, true]);
});

test("what others do by a card that one's own answer opened is marked", () => {
  expect(isDoneTo(detail, { type: "gold-stolen", seat: 1, victim: 2, gold: 3 }, 2, 2)).toBe(true);
});

test("a card with the number of a seat, and an order of seats, do nothing to anybody", () => {
  expect(isDoneTo(detail, { type: "traded", seat: 1, victim: 2, card: "red", other: 0 }, 1, 0)).toBe(false);
  expect(isDoneTo(detail, { type: "order-of-choice", first: 1, second: 0, third: 2, fourth: null }, 1, 0)).toBe(false);
});

test("an event of which nothing is known does nothing to anybody", () => {
  expect(isDoneTo(detail, { type: "unheard-of", victim: 0 }, 1, 0)).toBe(false);
});
