import { expect, test } from "vitest";
import { holds } from "./seek";

test("a no-break space is found by an ordinary one, and capitals do not matter", () => {
  expect(holds("Bribe for 3\u00a0louis", " for 3 Louis")).toBe(true);
  expect(holds("« Influence\u202f» : placer", "influence »")).toBe(true);
  expect(holds("Bribe for 3\u00a0louis", "2 louis")).toBe(false);
});
