import { expect, test } from "vitest";
import { distinctNames, initialsOf, unbroken } from "./names";

test("tokens of people whose names begin alike can be told apart", () => {
  expect(initialsOf(["Anne", "Ben", "Chloé"])).toEqual(["A", "B", "C"]);
  expect(initialsOf(["Gast", "Spieler 2", "Spieler 3"])).toEqual(["G", "S2", "S3"]);
  expect(initialsOf(["paul", "Player 2", "Éric", "Player 4"])).toEqual(["P1", "P2", "É", "P4"]);
});

test("a number at the end of a name stays on its line, and names are compared as they were typed", () => {
  expect(["Spieler 3", "Anne (2)", "Jean Paul", "3 Könige"].map(unbroken)).toEqual([
    "Spieler\u00a03",
    "Anne\u00a0(2)",
    "Jean Paul",
    "3 Könige",
  ]);
  expect(distinctNames(["Anne", "Anne"]).map(unbroken)).toEqual(["Anne", "Anne\u00a0(2)"]);
});
