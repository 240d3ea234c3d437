import { expect, test } from "vitest";
import { portrait } from "./portrait";

const shapes = (key: string, age = 50): string => JSON.stringify(portrait({ key, age, kind: "cardinal" }));

test("a person always looks the same", () => {
  expect(shapes("barberini")).toBe(shapes("barberini"));
});

test("persons look different from each other", () => {
  const keys = [
    "barberini",
    "bichi",
    "orsini",
    "colonna",
    "lugo",
    "hessen",
    "giancarlo",
    "cesi",
    "sacchetti",
    "ginetti",
  ];
  expect(new Set(keys.map((key) => shapes(key))).size).toBe(keys.length);
});

test("the old have grey or white hair", () => {
  expect(shapes("lugo", 75)).not.toBe(shapes("lugo", 30));
});

test("leaders, late arrivals and kings are known by what they wear", () => {
  const worn = (["cardinal", "late", "leader", "king"] as const).map((kind) =>
    JSON.stringify(portrait({ key: "x", age: 50, kind }).parts.at(-1)),
  );
  expect(new Set(worn).size).toBe(4);
});
