import { expect, test } from "vitest";
import type { GameDetail } from "../../api/types";
import { allBids, bidNotation, countOf, countsAs, standing, weakerBids, withGem, withoutGem } from "./bids";

const BIDS = ["", "A", "S", "R", "D", "AA", "SA", "DD", "AAA", "RRR", "DDR", "DDD"];

function detail(): GameDetail {
  const choices = Object.fromEntries(BIDS.map((gems) => [bidNotation(gems), { type: "bid", gems }]));
  return { choices: { "lay none": { type: "lay", action: "none" }, ...choices } } as unknown as GameDetail;
}

test("all bids are read from the choices, weakest first", () => {
  expect(allBids(detail())).toEqual(BIDS);
});

test("gems of a bid lie best first, whichever was added last", () => {
  expect(withGem(withGem(withGem("", "A"), "D"), "R")).toBe("DRA");
});

test("taking a gem back takes one of its kind", () => {
  expect(withoutGem("DDR", "D")).toBe("DR");
  expect(countOf("DDR", "D")).toBe(2);
});

test("a bid of nothing has a notation of its own", () => {
  expect(bidNotation("")).toBe("bid -");
});

test("under Best Gem Twice the best gem counts twice, and nothing stays nothing", () => {
  expect(countsAs("DR", "best-twice")).toBe("DDR");
  expect(countsAs("", "best-twice")).toBe("");
  expect(countsAs("DR", null)).toBe("DR");
});

test("three ambers beat every bid of two gems", () => {
  expect(weakerBids("AAA", BIDS)).toEqual({ weaker: 8, others: 11 });
});

test("equal bids go by the way from the Camerlengo", () => {
  const open = [
    { seat: 0, bid: "DD" },
    { seat: 2, bid: "DD" },
    { seat: 3, bid: "AAA" },
  ];
  expect(standing("DD", 1, open, BIDS, 2, 4)).toEqual({ before: [0, 2, 3], after: [] });
  expect(standing("RRR", 1, open, BIDS, 2, 4)).toEqual({ before: [], after: [0, 2, 3] });
});
