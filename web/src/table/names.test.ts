import { expect, test } from "vitest";
import { initialsOf } from "./names";

test("tokens of people whose names begin alike can be told apart", () => {
  expect(initialsOf(["Anne", "Ben", "Chloé"])).toEqual(["A", "B", "C"]);
  expect(initialsOf(["Gast", "Spieler 2", "Spieler 3"])).toEqual(["G", "S2", "S3"]);
  expect(initialsOf(["paul", "Player 2", "Éric", "Player 4"])).toEqual(["P1", "P2", "É", "P4"]);
});
