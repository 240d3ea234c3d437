import { expect, test } from "vitest";
import type { Chapter } from "../api/types";
import { distinctNames } from "./names";
import { commitmentOf } from "./proof";
import { lastSeen } from "./telling";

// SHA-256 of "roisoleil-commitment/1\n" and 32 zero bytes.
const COMMITMENT = "332295bd08106a2b3da3636fc0b8c795190073f2e83c6140e9f724adda3d09f0";

function chapter(choices: number, seat: number, automatic = false): Chapter {
  return { choices, seat, automatic, events: [] };
}

test("whoever comes back has seen up to the own last choice, or more", () => {
  const story = [chapter(0, -1), chapter(1, 0), chapter(2, 1), chapter(3, 0, true), chapter(4, 1)];
  expect(lastSeen(story, [0], 0)).toBe(1);
  expect(lastSeen(story, [0], 3)).toBe(3);
  expect(lastSeen(story, [], 0)).toBe(0);
});

test("names that are alike are told apart by a number in brackets", () => {
  expect(distinctNames(["Anne", "Ben", "Anne", "Anne"])).toEqual(["Anne", "Ben", "Anne (2)", "Anne (3)"]);
  expect(distinctNames(["Anne", "Anne", "Anne (2)"])).toEqual(["Anne", "Anne (3)", "Anne (2)"]);
});

test("the commitment is the one that the server publishes", async () => {
  expect(await commitmentOf("00".repeat(32))).toBe(COMMITMENT);
});
