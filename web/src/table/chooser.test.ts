import { expect, test, vi } from "vitest";
import { Chooser } from "./chooser.svelte";

const STRUCTS = {
  "take retz": { type: "take", card: "retz" },
  "take chigi": { type: "take", card: "chigi" },
  "swap retz chigi": { type: "swap", first: "retz", second: "chigi" },
  "swap retz ottoboni": { type: "swap", first: "retz", second: "ottoboni" },
  "swap chigi ottoboni": { type: "swap", first: "chigi", second: "ottoboni" },
  pass: { type: "pass" },
};

function chooserOf(...notations: string[]): Chooser {
  const chooser = new Chooser();
  chooser.offer(notations, STRUCTS);
  return chooser;
}

test("a single option is ready at once", () => {
  expect(chooserOf("take retz").ready?.notation).toBe("take retz");
});

test("of several options none is ready before something is picked", () => {
  expect(chooserOf("take retz", "take chigi").ready).toBeNull();
});

test("another value stays lit once the choice is complete", () => {
  const chooser = chooserOf("take retz", "take chigi");
  chooser.pick("card", "retz");
  expect(chooser.ready?.notation).toBe("take retz");
  expect(chooser.isLit("card", "chigi")).toBe(true);
  chooser.pick("card", "chigi");
  expect(chooser.ready?.notation).toBe("take chigi");
});

test("a pick narrows what is lit", () => {
  const chooser = chooserOf("swap retz chigi", "swap retz ottoboni", "swap chigi ottoboni");
  chooser.pick("first", "retz");
  expect(chooser.isLit("second", "chigi")).toBe(true);
  expect(chooser.isLit("second", "retz")).toBe(false);
  expect(chooser.isLit("first", "chigi")).toBe(false);
  expect(chooser.ready).toBeNull();
  chooser.pick("second", "chigi");
  expect(chooser.ready?.notation).toBe("swap retz chigi");
});

test("pointing again puts back, later, and confirms at once", () => {
  vi.useFakeTimers();
  const chooser = chooserOf("take retz", "take chigi");
  const confirmed = vi.fn();
  chooser.onTwice = confirmed;
  chooser.pick("card", "retz");
  chooser.pick("card", "retz");
  expect(confirmed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  chooser.pick("card", "retz");
  expect(confirmed).toHaveBeenCalledOnce();
  expect(chooser.picked).toEqual([]);
  vi.useRealTimers();
});

test("a pick of another kind of choice begins anew", () => {
  const chooser = chooserOf("take retz", "swap retz chigi");
  chooser.pick("card", "retz", "take");
  expect(chooser.isLit("first", "retz", "swap")).toBe(true);
  chooser.pick("first", "retz", "swap");
  expect(chooser.isPicked("card", "retz")).toBe(false);
  expect(chooser.ready?.notation).toBe("swap retz chigi");
});

test("the same options again leave what was picked; another moment does not", () => {
  const chooser = chooserOf("take retz", "take chigi");
  chooser.pick("card", "retz");
  chooser.offer(["take retz", "take chigi"], STRUCTS);
  expect(chooser.isPicked("card", "retz")).toBe(true);
  chooser.offer(["take retz", "take chigi"], STRUCTS, "later");
  expect(chooser.picked).toEqual([]);
});

test("an option is selected whole, also one without any field", () => {
  const chooser = chooserOf("take retz", "swap retz chigi", "pass");
  for (const notation of ["swap retz chigi", "pass", "take retz"]) {
    chooser.select(notation);
    expect(chooser.ready?.notation).toBe(notation);
  }
});

const ROWS = {
  "trade red 1 blue": { type: "trade", own: "red", seat: 1, colour: "blue" },
  "trade red 1 green": { type: "trade", own: "red", seat: 1, colour: "green" },
  "trade red 2 blue": { type: "trade", own: "red", seat: 2, colour: "blue" },
  done: { type: "done" },
};

test("one picture may stand for values of several fields", () => {
  const chooser = new Chooser();
  chooser.offer(Object.keys(ROWS), ROWS);
  expect(chooser.areLit({ seat: 2, colour: "green" }, "trade")).toBe(false);
  chooser.pickAll({ seat: 1, colour: "green" }, "trade");
  expect(chooser.ready?.notation).toBe("trade red 1 green");
  expect(chooser.areLit({ seat: 2, colour: "blue" })).toBe(true);
  chooser.pickAll({ seat: 2, colour: "blue" });
  expect(chooser.ready?.notation).toBe("trade red 2 blue");
});

test("a kind of choice can be begun before anything of it is picked", () => {
  const chooser = new Chooser();
  chooser.offer(Object.keys(ROWS), ROWS);
  chooser.begin("trade");
  expect(chooser.possible).toHaveLength(3);
  expect(chooser.ready).toBeNull();
  chooser.begin("done");
  expect(chooser.ready?.notation).toBe("done");
});

test("a choice has begun once anything is picked, if only its kind, and no longer when it is put back", () => {
  const chooser = chooserOf("take retz", "take chigi", "pass");
  expect(chooser.hasBegun).toBe(false);
  chooser.begin("take");
  expect(chooser.hasBegun).toBe(true);
  chooser.clear();
  expect(chooser.hasBegun).toBe(false);
  const single = chooserOf("take retz", "take chigi");
  expect(single.hasBegun).toBe(false);
  single.pick("card", "retz");
  expect(single.hasBegun).toBe(true);
});
