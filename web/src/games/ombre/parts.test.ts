import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { GameDetail, OmbreView, Struct } from "../../api/types";
import { Chooser } from "../../table/chooser.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { GameWords } from "../../words/words.svelte";
import { aimAtOwn, aimAtRow, aimAtSeat, aimAtTurned } from "./aim";
import { Box } from "./box";
import { counted, explainRow } from "./facts";
import { momentsOf } from "./moments";
import { movesOf } from "./moves";
import Row from "./Row.svelte";
import { aimAtEntry, type Entry } from "./tray";
import { ghostsOf, isShared, nextLouis, payValue, withGhosts } from "./worth";

function value(item: string, field: string, text: string, certainty = "rulebook"): GameDetail["components"][number] {
  return { item, field, value: text, certainty, source: "a book" };
}

type Sphere = OmbreView["spheres"][number];

const detail = {
  components: [
    value("blue", "seals", "7", "reconstructed"),
    value("authority", "colour", "red", "reconstructed"),
    value("authority", "seal", "true"),
    value("conspiracy", "colour", "grey", "reconstructed"),
    value("conspiracy", "seal", "false", "inferred"),
  ],
  choices: {},
} as unknown as GameDetail;
const box = new Box(detail);

/** A scene in which these choices can be made. */
function sceneOf(...structs: Record<string, unknown>[]): Scene {
  const chooser = new Chooser();
  const options = Object.fromEntries(structs.map((struct) => [Object.values(struct).join(" "), struct]));
  chooser.offer(Object.keys(options), options);
  return { chooser, detail, isAsked: true, whyNot: () => Promise.resolve() } as unknown as Scene;
}

function entry(type: string, values: Entry["values"] = {}): Entry {
  return { key: type, label: "", note: "", type, values, isUsed: false };
}

test("the box knows colours, seals and what is reconstructed", () => {
  expect(box.colourOf("blue-seal")).toBe("blue");
  expect(box.colourOf("authority")).toBe("red");
  expect(box.hasSeal("blue")).toBe(false);
  expect(box.hasSeal("authority")).toBe(true);
  expect(box.sealMark("blue-seal")).toBe("°");
  expect(box.sealMark("authority")).toBe("");
  expect(box.mark(["authority"], "colour")).toBe("°");
});

const DUELS = [
  { type: "duel", seat: 1 },
  { type: "duel", seat: 2 },
  { type: "duel-two", "first-seat": 1, "second-seat": 2 },
  { type: "use", effect: "power" },
];

test("a duel is begun, aimed at one, then at two, in any order", () => {
  const scene = sceneOf(...DUELS);
  expect(aimAtSeat(scene, 1).isLit).toBe(false);
  aimAtEntry(scene, entry("duel")).press();
  expect(aimAtSeat(scene, 2).isLit).toBe(true);
  aimAtSeat(scene, 2).press();
  expect(scene.chooser.ready?.struct).toEqual(DUELS[1]);
  aimAtSeat(scene, 1).press();
  expect(scene.chooser.ready?.struct).toEqual(DUELS[2]);
  expect(aimAtEntry(scene, entry("duel")).isPicked).toBe(true);
});

test("while an entry waits for its target, no other one is lit", () => {
  const scene = sceneOf(...DUELS);
  expect(aimAtEntry(scene, entry("use", { effect: "power" })).isLit).toBe(true);
  aimAtEntry(scene, entry("duel")).press();
  expect(aimAtEntry(scene, entry("use", { effect: "power" })).isLit).toBe(false);
});

test("a trade needs an own card and one of another player, in any order", () => {
  const trades = ["blue", "red"].flatMap((own) =>
    [1, 2].map((seat) => ({ type: "trade", own, seat, colour: "green" })),
  );
  const scene = sceneOf(...trades, { type: "done" });
  aimAtEntry(scene, entry("trade")).press();
  aimAtRow(scene, 2, "green").press();
  expect(aimAtRow(scene, 1, "green").isLit).toBe(false);
  expect(aimAtOwn(scene, "yellow").isLit).toBe(false);
  aimAtOwn(scene, "red").press();
  expect(scene.chooser.ready?.struct).toEqual({ type: "trade", own: "red", seat: 2, colour: "green" });
});

test("cards that may be given are lit at once, also while tokens are picked", () => {
  const scene = sceneOf({ type: "forfeit", own: "blue" }, { type: "forfeit-tokens", power: 2, gold: 0 });
  expect(aimAtOwn(scene, "blue").isLit).toBe(true);
  aimAtEntry(scene, entry("forfeit-tokens", { power: 2, gold: 0 })).press();
  expect(aimAtOwn(scene, "blue").isLit).toBe(true);
  aimAtOwn(scene, "blue").press();
  expect(scene.chooser.ready?.struct.type).toBe("forfeit");
});

test("with Influence a second card of the colour is placed on the first", () => {
  const turned = ["red", "red", "blue"];
  const scene = sceneOf(
    { type: "place", card: "red" },
    { type: "place", card: "blue" },
    { type: "place-two", bottom: "red", top: "red" },
  );
  aimAtTurned(scene, turned, 1).press();
  expect(aimAtTurned(scene, turned, 0).isPicked).toBe(true);
  aimAtTurned(scene, turned, 1).press();
  expect(scene.chooser.ready?.struct.type).toBe("place-two");
  aimAtTurned(scene, turned, 2).press();
  expect(scene.chooser.ready?.struct).toEqual({ type: "place", card: "blue" });
});

test("what is picked shows in the tallies before it is done", () => {
  expect(ghostsOf([{ type: "place", card: "red-seal" }], 0, box)).toEqual({ "0 red": 1 });
  expect(
    ghostsOf(
      [
        { type: "pay", own: "authority" },
        { type: "pay", own: "red" },
      ],
      3,
      box,
    ),
  ).toEqual({ "3 red": -2 });
  expect(ghostsOf([{ type: "trade", own: "blue", seat: 2, colour: "green" }], 0, box)).toEqual({
    "0 blue": -1,
    "2 green": -1,
    "0 green": 1,
    "2 blue": 1,
  });
  expect(ghostsOf([], 0, box)).toEqual({});
});

/** A court where the seats have so many red cards; those without any have left. */
function reds(...counts: number[]): OmbreView {
  return {
    spheres: counts.map((red) => ({ counts: { red }, fallen: red ? 0 : 1, majorities: [] })),
  } as unknown as OmbreView;
}

test.each<[number[], Record<string, number>, number[]]>([
  [[2, 3], { "0 red": 1 }, []],
  [[2, 3], { "0 red": 2 }, [0]],
  [[2, 3, 1], { "1 red": -2 }, [0]],
  [[2, 3, 1, 1], { "0 red": 1 }, [0, 1]],
  [[2, 3, 1, 0], { "0 red": 1 }, []],
])("of %j red cards with %o, %j would have the majority", (counts, ghosts, seats) => {
  const { spheres } = withGhosts(reds(...counts), ghosts);
  expect(spheres.flatMap(({ majorities }, seat) => (majorities.includes("red") ? [seat] : []))).toEqual(seats);
});

test("an auction card that counts for a colour is told with the row, also an empty one", () => {
  const sphere = { auctions: ["authority", "conspiracy"], rows: {}, counts: { red: 1 }, majorities: [] };
  const words = {
    say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
  };
  const told = (colour: string): string[] =>
    explainRow(words as unknown as GameWords, box, sphere as unknown as OmbreView["spheres"][number], colour).lines;
  expect(told("red")).toContain("Ombre-auctions-of-colour 1");
  expect(told("blue").join()).not.toContain("auctions-of-colour");
});

function viewOf(...fallen: number[]): OmbreView {
  return { louis_seen: false, spheres: fallen.map((each) => ({ fallen: each })) } as unknown as OmbreView;
}

test("those who have left change what a majority and the King mean", () => {
  expect(isShared(viewOf(0, 0, 0, 0))).toBe(true);
  expect(isShared(viewOf(0, 0, 1, 0))).toBe(false);
  expect(nextLouis(viewOf(0, 0, 0))).toBe("louis-first");
  expect(nextLouis(viewOf(0, 2, 1, 0))).toBe("louis-only");
});

test("a card in the colour of the auctioned one pays more, unless that is grey", () => {
  expect(payValue(box, "red-seal", "authority")).toBe(3);
  expect(payValue(box, "blue", "authority")).toBe(2);
  expect(payValue(box, "conspiracy", "conspiracy")).toBe(2);
});

test("equal cards are counted in the order of the colours", () => {
  expect(counted(["red", "blue-seal", "blue", "red"])).toEqual([
    ["blue", 1],
    ["blue-seal", 1],
    ["red", 2],
  ]);
});

test("the King and a departure are moments; who wins is for the count to tell", () => {
  const events: Struct[] = [
    { type: "louis-came", seat: 1 },
    { type: "eliminated", seat: 2 },
    { type: "last-standing", seat: 0 },
    { type: "victory", seat: 0 },
  ];
  expect(momentsOf(events).map((moment) => moment.kind)).toEqual(["louis-came", "eliminated"]);
});

test("cards and tokens move between rows, piles and bank", () => {
  const moves = movesOf([
    { type: "traded", seat: 0, card: "red-seal", victim: 1, other: "blue" },
    { type: "paid-tokens", seat: 0, power: 3, gold: 0 },
  ]);
  expect(moves).toEqual([
    { from: "seat-0-red", to: "seat-1-red", appears: true },
    { from: "seat-1-blue", to: "seat-0-blue", appears: true },
    { from: "seat-0-powers", to: "bank-power" },
  ]);
});

test("both copies of an auction card lie in their row", () => {
  const words = { say: (key: string) => key };
  const props = {
    scene: { words } as unknown as Scene,
    box,
    sphere: { rows: {}, counts: { red: 2 }, auctions: ["authority", "authority"], majorities: [] } as unknown as Sphere,
    seat: 0,
    colour: "red",
    aim: { isLit: false, isPicked: false, press: () => {} },
  };
  const row = mount(Row, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll(".lot")).toHaveLength(2);
  void unmount(row);
});
