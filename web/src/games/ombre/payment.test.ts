import { expect, test, vi } from "vitest";
import type { GameDetail, OmbreView } from "../../api/types";
import type { Scene } from "../../table/scene.svelte";
import type { GameWords } from "../../words/words.svelte";
import { compose } from "./payment.svelte";
import { isRight, mixesOf } from "./price";

const laid = (price: number, values: number[], tokens = 0, paid = 0) => ({ price, paid, values, tokens });

test.each([
  [laid(5, [3, 2]), true],
  [laid(5, [3, 3]), true], // no change is given
  [laid(4, [3, 3]), true],
  [laid(5, [3, 2, 2]), false], // one of them could be left out
  [laid(3, [2, 3]), false],
  [laid(5, [3], 2), true],
  [laid(5, [2, 2], 2), false], // one token too many
  [laid(5, [3], 1), false],
  [laid(5, [], 5), true],
  [laid(5, [2], 1, 2), true],
])("a payment of %j is right: %j", (payment, right) => {
  expect(isRight(payment)).toBe(right);
});

test("a rest can be laid in all mixes of the tokens that are left", () => {
  expect(mixesOf(3, { power: 2, gold: 5 })).toEqual([
    { power: 2, gold: 1 },
    { power: 1, gold: 2 },
    { power: 0, gold: 3 },
  ]);
  expect(mixesOf(3, { power: 1, gold: 1 })).toEqual([]);
  expect(mixesOf(0, { power: 1, gold: 1 })).toEqual([]);
});

const component = (item: string, text: string) => ({
  item,
  field: "colour",
  value: text,
  certainty: "rulebook",
  source: "",
});

/** Anne has won an auction for a red card: two greens in a row, a red one, tokens. */
function scene(price: number): Scene {
  const sphere = { rows: { green: ["green", "green-seal"], red: ["red"] }, auctions: ["pension"], power: 2, gold: 3 };
  const view = { payment: { seat: 0, card: "authority", price, paid: 0 }, spheres: [sphere] } as unknown as OmbreView;
  const choices = Object.fromEntries([
    ...["red", "green", "blue", "pension"].map((own) => [`pay ${own}`, { type: "pay", own }]),
    ...[0, 1, 2, 3].map((power) => [`settle ${power}`, { type: "settle", power }]),
  ]) as GameDetail["choices"];
  const detail = {
    components: [component("authority", "red"), component("pension", "grey")],
    choices,
  } as unknown as GameDetail;
  const words = {
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
    choice: (struct: object) => Object.values(struct).join(" "),
  } as unknown as GameWords;
  return { seat: 0, view, detail, words, whyNot: vi.fn(), dismissRefusal: vi.fn() } as unknown as Scene;
}

function payment(price: number) {
  const table = scene(price);
  return { table, composed: compose(table)! };
}

const notations = (composed: ReturnType<typeof compose>) => composed!.options.map(({ notation }) => notation);

test("cards and tokens are laid in any order, and become choices once", () => {
  const { composed } = payment(9);
  expect(composed.line).toBe("ombre-pay-short 0 9 9");
  composed.aimAtTokens("gold").press();
  composed.aimAtCard("green").press();
  composed.aimAtCard("red").press();
  composed.aimAtCard("green").press();
  expect(composed.isWhole).toBe(false);
  expect(composed.aimAtCard("green").isPicked).toBe(true);
  composed.aimAtTokens("power").press();
  expect(composed.line).toBe("ombre-pay-exact 9 9");
  expect(notations(composed)).toEqual(["pay green", "pay green", "pay red", "settle 1"]);
});

test("nothing is laid beyond the price, and what is superfluous can be put back", () => {
  const { table, composed } = payment(3);
  composed.aimAtTokens("power").press();
  composed.aimAtCard("red").press();
  expect(composed.line).toBe("ombre-pay-superfluous 4 3 power 1");
  expect(composed.isWhole).toBe(false);
  composed.aimAtCard("pension").press();
  expect(table.whyNot).toHaveBeenCalledWith("pay pension", "ombre-pay-enough");
  composed.chips.find((chip) => chip.isSuperfluous)!.putBack();
  expect(notations(composed)).toEqual(["pay red"]);
  expect(composed.isWhole).toBe(true);
});

test("a single card is put back by a push, and all of it at once", () => {
  const { composed } = payment(5);
  composed.aimAtCard("red").press();
  composed.aimAtCard("red").press();
  expect(composed.isEmpty).toBe(true);
  composed.aimAtCard("green").press();
  composed.aimAtTokens("gold").press();
  composed.clear();
  expect(composed.isEmpty).toBe(true);
});

test("a row that is not there asks the server why not", () => {
  const { table, composed } = payment(5);
  composed.aimAtCard("blue").press();
  expect(table.whyNot).toHaveBeenCalledWith("pay blue");
});

test("whoever reads composes from a list: cards, then a mix for the rest", () => {
  const { composed } = payment(4);
  const press = (key: string) => composed.pieces.find((piece) => piece.key === key)!.press();
  press("green 0");
  expect(composed.pieces.map(({ key }) => key)).toEqual([
    "green 0",
    "green 1",
    "red 0",
    "pension 0",
    "false 2 0",
    "false 1 1",
    "false 0 2",
  ]);
  press("false 1 1");
  expect(notations(composed)).toEqual(["pay green", "settle 1"]);
  press("true 1 1");
  press("green 0");
  expect(composed.isEmpty).toBe(true);
});

test("a hint is picked like anything else", () => {
  const { composed } = payment(4);
  composed.pick({ type: "pay", own: "green" });
  composed.pick({ type: "settle", power: 1 });
  expect(notations(composed)).toEqual(["pay green", "settle 1"]);
});

test("who watches somebody pay composes nothing", () => {
  const table = scene(4);
  expect(compose({ ...table, seat: 1 } as Scene)).toBeNull();
});
