import { expect, test } from "vitest";
import { changed } from "./delta";

test("an empty change leaves the view as it is", () => {
  const view = { round: 1 };
  expect(changed(view, {})).toBe(view);
  expect(changed(view, undefined)).toBe(view);
});

test("parts are replaced, changed within, and lists are spliced", () => {
  const view = { round: 1, seats: [{ gold: 3 }, { gold: 5 }], log: ["a", "b", "c"] };
  const after = changed(view, { round: 2, "~seats": { "~1": { gold: 4 } }, "~log": [1, 2, "d"] });
  expect(after).toEqual({ round: 2, seats: [{ gold: 3 }, { gold: 4 }], log: ["a", "d"] });
});

test("the view given stays as it is, and what did not change is shared", () => {
  const view = { seats: [{ gold: 3 }, { gold: 5 }] };
  const after = changed(view, { "~seats": { "~1": { gold: 4 } } });
  expect(view.seats[1]).toEqual({ gold: 5 });
  expect(after.seats[0]).toBe(view.seats[0]);
});
