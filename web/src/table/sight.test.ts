import { expect, test } from "vitest";
import { roomBeside, shiftFor, shiftTo } from "./sight";

const at = (top: number, bottom: number): DOMRect => ({ top, bottom, height: bottom - top }) as DOMRect;
const wide = roomBeside(at(100, 170), 800);
const phone = roomBeside(at(620, 740), 740);

test("the question takes its room at the upper edge, or on a phone at the lower one", () => {
  expect(wide).toEqual({ top: 170, bottom: 800, height: 730 });
  expect(phone).toEqual({ top: 0, bottom: 620, height: 620 });
  expect(roomBeside(undefined, 740)).toEqual({ top: 0, bottom: 740, height: 740 });
});

test("what is in sight stays where it is", () => {
  expect(shiftTo(at(170, 800), wide)).toBe(0);
  expect(shiftTo(at(0, 620), phone)).toBe(0);
});

test("what lies below, above or behind the question comes into sight as far as needed", () => {
  expect(shiftTo(at(700, 850), wide)).toBe(64);
  expect(shiftTo(at(560, 660), phone)).toBe(54);
  expect(shiftTo(at(-50, 40), phone)).toBe(-64);
});

test("what is needed comes along where there is room for both, else the targets alone", () => {
  expect(shiftFor([at(600, 700)], [at(720, 790)], phone)).toBe(184);
  expect(shiftFor([at(600, 700)], [at(720, 1290)], phone)).toBe(94);
});

test("of more than fits the beginning is shown, unless enough of it is in sight", () => {
  const many = [at(700, 900), at(900, 1100), at(1100, 1300), at(1300, 1500)];
  expect(shiftFor(many, [], phone)).toBe(686);
  expect(shiftFor(many, [], { top: 600, bottom: 1220, height: 620 })).toBe(0);
  expect(shiftFor([], [at(900, 1000)], phone)).toBe(0);
});
