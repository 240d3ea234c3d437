import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Chapter, GameDetail, LouisXivView, Struct } from "../../api/types";
import { Chooser } from "../../table/chooser.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { GameWords } from "../../words/words.svelte";
import { explainBoard, outcomeInWords } from "./facts";
import { ghostsOf } from "./ghosts";
import { completed, covers, layoutOf, plus } from "./layouts";
import { missionsOf } from "./missions";
import { momentsOf } from "./moments";
import { movesOf } from "./moves";
import { Placing } from "./placing.svelte";
import { scoredOf } from "./scoring";
import { type Character, servedOf, Tally } from "./tally";
import Stocks from "./Stocks.svelte";
import { leftOf, tradedFor } from "./worth";

function board(changes: Partial<Character>): Character {
  const plain = { number: 1, reward: "sceptre", condition: "money", amount: 3, is_flipped: false };
  return { ...plain, has_king: false, has_favourite: false, markers: [0, 0, 0], neutral: 0, ...changes };
}

test("the sole leader of a bribe board gets it free, the others may buy it", () => {
  const tally = new Tally(board({ markers: [2, 1, 0] }));
  expect([0, 1, 2].map((seat) => tally.prospect(seat))).toEqual(["free", "bribes", "nothing"]);
});

test("in a tie on a first-place board nobody gets anything", () => {
  const tally = new Tally(board({ condition: "first", amount: 0, markers: [2, 2, 1] }));
  expect([0, 1, 2].map((seat) => tally.prospect(seat))).toEqual(["nothing", "nothing", "nothing"]);
});

test("with the king the first has a crown too and the sole second the tile", () => {
  const tally = new Tally(board({ condition: "first", has_king: true, markers: [1, 3, 0] }));
  expect([0, 1, 2].map((seat) => tally.prospect(seat))).toEqual(["second", "crowned", "nothing"]);
});

test("a tie with the king gives the tile to each of the tied", () => {
  const tally = new Tally(board({ has_king: true, markers: [2, 2, 1] }));
  expect([0, 1, 2].map((seat) => tally.prospect(seat))).toEqual(["tied", "tied", "bribes"]);
});

test("the neutral side can lead, and does not matter where markers are needed", () => {
  expect(new Tally(board({ markers: [1, 0], neutral: 2 })).prospect(0)).toBe("bribes");
  expect(new Tally(board({ condition: "markers", amount: 2, markers: [2, 1], neutral: 4 })).prospect(0)).toBe("paid");
});

test("whoever wins a tie leads", () => {
  expect(new Tally(board({ markers: [2, 2, 0] }), 1).prospect(1)).toBe("free");
});

/** A board of bribes on which the second leads, while somebody is asked something. */
function scoringOf(decision: string, asked: number): LouisXivView {
  const scoring = { markers: [1, 2, 1, 1], neutral: 0, tie_winner: null };
  return { decision, scoring, first: 0, to_act: [asked], players: [0, 1, 2, 3] } as unknown as LouisXivView;
}

test.each<[string, number, number[]]>([
  ["bribe", 2, [1]],
  ["bribe", 0, [1, 2, 3]],
  ["conde", 2, [1, 2]],
  ["favour", 1, [0, 1, 2, 3]],
])("while %s is asked of seat %i, %j have been served", (decision, asked, served) => {
  expect(servedOf(scoringOf(decision, asked), new Tally(board({ markers: [1, 2, 1, 1] })))).toEqual(served);
});

test("who has decided about a bribe is not said to have the choice", () => {
  const words = {
    seat: (seat: number) => `seat ${seat}`,
    say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
    detail: { components: [], names: {} },
  } as unknown as GameWords;
  const scored = board({ markers: [1, 2, 1, 1] });
  expect(outcomeInWords(words, scored, null, [1, 2])).toMatch(/outcome-bribes seat 0, seat 3$/);
  expect(outcomeInWords(words, scored, null, [0, 1, 2, 3])).toBe("outcome-free seat 1");
  const [, , tally] = explainBoard(words, scored, null, [1, 2]).lines;
  expect(tally).toMatch(/outcome-bribes seat 0, seat 3$/);
});

test("a board far away brings the way there, as far as it is sure", () => {
  const layouts = ["6:1", "6:2", "6:1,1:1", "6:1,5:1", "6:1,1:1,4:1", "6:1,5:1,4:1", "6:1,1:1,2:1"].map(layoutOf);
  expect(completed(layoutOf("2:1"), layouts)).toEqual(layoutOf("6:1,1:1,2:1"));
  expect(completed(layoutOf("4:1"), layouts)).toEqual(layoutOf("6:1,4:1"));
  expect(completed(layoutOf("6:1"), layouts)).toEqual(layoutOf("6:1"));
});

test("markers are added and taken away", () => {
  expect(plus(layoutOf("6:1"), 1, 1)).toEqual(layoutOf("6:1,1:1"));
  expect(plus(layoutOf("6:1"), 6, -1).size).toBe(0);
  expect(covers(layoutOf("6:2"), layoutOf("6:1,1:1"))).toBe(false);
});

/** Placing with a card that is worth so many markers, on a table where other placements are known too. */
function placingOf(amount: number, offered: string[], others: string[] = []): Placing {
  const choices = Object.fromEntries(
    [...offered, ...others].map((markers) => [`place ${markers}`, { type: "place", markers }]),
  );
  const chooser = new Chooser();
  chooser.offer(
    offered.map((markers) => `place ${markers}`),
    choices,
  );
  const words = { say: (key: string, { count }: { count: number }) => `${key} ${count}` };
  return new Placing({ chooser, words, detail: { choices }, view: { amount } } as unknown as Scene);
}

const JOKERS = ["1:1", "1:2", "2:1", "2:2", "3:1", "3:2", "1:1,2:1", "2:1,3:1"];

test("a marker too many is refused by the number that the card allows", () => {
  const placing = placingOf(2, JOKERS, ["2:3"]);
  placing.add(2);
  placing.add(2);
  expect(placing.refusal(2)).toEqual(["place 2:3", "louis_xiv-no-more-markers 2"]);
  expect(placing.refusal(3)).toEqual(["place 3:1", "louis_xiv-no-more-markers 2"]);
});

test("a board that could be reached, but not from where markers are laid, says so", () => {
  const placing = placingOf(2, JOKERS, ["1:1,3:1"]);
  placing.add(3);
  expect(placing.refusal(1)).toEqual(["place 1:1,3:1", "louis_xiv-not-from-here 2"]);
});

test("where the markers run out before the card does, that is said", () => {
  const placing = placingOf(3, ["1:1", "1:2", "1:1,2:1"], ["1:3"]);
  placing.add(1);
  placing.add(1);
  expect(placing.refusal(1)).toEqual(["place 1:3", "why-too-few-personal-markers 2"]);
});

test("of a board where the card never leads the server is asked, with what is laid", () => {
  const placing = placingOf(3, ["1:1", "1:2", "1:1,2:1"], ["1:1,9:1", "9:1"]);
  placing.add(1);
  expect(placing.refusal(9)).toEqual(["place 1:1,9:1", ""]);
});

const view = {
  board: 9,
  decision: "intrigue",
  boards: [board({ markers: [1, 0, 2] }), board({ number: 8, reward: "markers-on-5" })],
  players: [
    { hand: 1, intrigues: 0, tiles: { ring: 1, crown: 2 }, money: 8, tablet: ["supply", "scoring", "missions"] },
  ],
} as unknown as LouisXivView;

test.each<[Struct, string]>([
  [{ type: "plot", general: 1, personal: 2 }, "9:3"],
  [{ type: "add", markers: 2 }, "5:2"],
  [{ type: "put", board: 7 }, "7:1"],
  [{ type: "jump", markers: "6:1,9:2" }, "6:1,9:2"],
  [{ type: "accept" }, ""],
])("what %o would put on boards", (struct, markers) => expect(ghostsOf(struct, view)).toEqual(layoutOf(markers)));

test("at the end everything left is counted, and traded", () => {
  const left = leftOf(view, 0);
  expect(left).toEqual({ cards: 1, intrigues: 0, tiles: 3, markers: 1, louis: 8, tablet: 3 });
  expect(tradedFor(left)).toMatchObject({ louis: 2, tablet: 1, tiles: 3 });
});

test("missions are read from their words and their rows", () => {
  const detail = {
    choices: { "lay letter-any-marker-on-2": {}, "lay ring-ring-plus-3-louis": {}, "lay ring-ring-plus-3-louis-2": {} },
    components: [
      { item: "mission 1 (marker-on-2)", field: "tiles", value: "letter any", certainty: "reconstructed", source: "" },
      { item: "mission 2 (plus-3-louis)", field: "tiles", value: "ring ring", certainty: "rulebook", source: "" },
    ],
  } as unknown as GameDetail;
  const missions = [...missionsOf(detail).values()];
  expect(missions.map(({ bonus, stack, copy, isReconstructed }) => [bonus, stack, copy, isReconstructed])).toEqual([
    ["marker-on-2", "light", 1, true],
    ["plus-3-louis", "dark", 1, false],
    ["plus-3-louis", "dark", 2, false],
  ]);
});

function chapter(choices: number, ...events: Struct[]): Chapter {
  return { choices, seat: -1, automatic: false, events };
}

test("the tour has the boards scored in this round, with what happened on each", () => {
  const story = [
    chapter(1, { type: "board-scored", board: "12" }),
    chapter(2, { type: "round-began", round: 2, seat: 0 }),
    chapter(
      3,
      { type: "board-scored", board: "1" },
      { type: "markers-lost", seat: 1, markers: 2 },
      { type: "board-flipped", board: "1" },
    ),
    chapter(4, { type: "board-scored", board: "2" }),
    chapter(5, { type: "mission-laid", seat: 0 }, { type: "shield-drawn", seat: 0 }),
  ];
  expect(scoredOf(story).map(({ board: number, left, isFlipped }) => [number, left, isFlipped])).toEqual([
    [1, [{ seat: 1, markers: 2, isLost: true }], true],
    [2, [], false],
  ]);
  expect(scoredOf(story).at(-1)!.events).toEqual([]);
  expect(scoredOf(story, 3)).toHaveLength(1);
});

test("markers leave for the supply where they belong", () => {
  const events: Struct[] = [
    { type: "board-scored", board: "3" },
    { type: "tile-gained", seat: 1, tile: "ring" },
    { type: "markers-lost", seat: 1, markers: 2 },
    { type: "markers-home", seat: 0, markers: 1 },
  ];
  expect(movesOf(events, null)).toEqual([
    { from: "board-3-reward", to: "seat-1-tiles" },
    { from: "board-3-seat-1", to: "seat-1-general" },
    { from: "board-3-seat-0", to: "seat-0-personal" },
  ]);
});

test("a round begins with the king", () => {
  const events: Struct[] = [
    { type: "round-began", round: 1, seat: 2 },
    { type: "king-came", board: "3", louis: 5 },
  ];
  expect(momentsOf(events)).toEqual([{ kind: "round", round: 1, first: 2, king: 3, louis: 5, favourite: null }]);
});

test.each([
  [3, "1°"],
  [4, "0"],
])("in round %i the stack of money shows %s: nothing is no value that may be wrong", (round, shown) => {
  const words = { has: () => false, say: (key: string) => key } as unknown as GameWords;
  const component = { item: "money 1", field: "louis", value: "4", certainty: "reconstructed", source: "a book" };
  const detail = { components: [component], choices: {}, names: {} } as unknown as GameDetail;
  const view = {
    round,
    stacks: {},
    centre: [],
    influence_deck: 20,
    intrigue_pile: 12,
    shield_pile: 60,
  } as unknown as LouisXivView;
  const scene = { words, detail, chooser: new Chooser(), past: null, isAsked: false } as unknown as Scene;
  const stocks = mount(Stocks, { target: document.body, props: { scene, view } });
  flushSync();
  expect(document.querySelector(".king + [aria-hidden]")!.textContent).toBe(shown);
  void unmount(stocks);
});
