import { expect, test } from "vitest";
import { changed } from "./delta";

const VIEW = {
  to_act: [0],
  row: ["a", "b", "c", "d"],
  displays: [
    { bid: "", decided: true },
    { bid: "", decided: true },
  ],
  own: { gems: "DDR", answer: null as string | null },
};

test("no change gives the same view", () => {
  expect(changed(VIEW, {})).toBe(VIEW);
  expect(changed(VIEW, undefined)).toBe(VIEW);
});

test("the example of the protocol", () => {
  const change = {
    to_act: [2],
    "~row": [3, 1],
    "~displays": { "~1": { bid: "DDR", decided: false } },
    "~own": { gems: "", answer: null },
  };
  expect(changed(VIEW, change)).toEqual({
    to_act: [2],
    row: ["a", "b", "c"],
    displays: [
      { bid: "", decided: true },
      { bid: "DDR", decided: false },
    ],
    own: { gems: "", answer: null },
  });
});

test("the view before stays as it was, and parts that did not change are the same ones", () => {
  const before = JSON.stringify(VIEW);
  const after = changed(VIEW, { "~displays": { "~0": { bid: "A" } } });
  expect(JSON.stringify(VIEW)).toBe(before);
  expect(after.row).toBe(VIEW.row);
  expect(after.displays[1]).toBe(VIEW.displays[1]);
});

test("items are put into a list", () => {
  expect(changed(VIEW, { "~row": [1, 2, "x"] }).row).toEqual(["a", "x", "d"]);
});
