import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { GameDetail, HabemusView, Struct } from "../../api/types";
import { Chooser } from "../../table/chooser.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { GameWords } from "../../words/words.svelte";
import Display from "./Display.svelte";
import { symbolEffect } from "./facts";
import { momentsOf } from "./moments";
import { movesOf } from "./moves";
import { coatsByFaction, isReconstructed, peopleOf, shortName } from "./people";
import { goldAtTheCount, votesInSight } from "./worth";

function value(
  item: string,
  field: string,
  text: string,
  certainty = "reconstructed",
): GameDetail["components"][number] {
  return { item, field, value: text, certainty, source: "a book" };
}

const detail = {
  names: { chigi: "Fabio Chigi", retz: "Cardinal de Retz", este: "Rinaldo d’Este" },
  choices: { "bribe chigi": {}, "bribe retz": {} },
  components: [
    value("chigi", "name", "Fabio Chigi", "rulebook"),
    value("chigi", "faction", "innocent"),
    value("chigi", "age", "55"),
    value("retz", "faction", "none", "rulebook"),
    value("este", "faction", "france"),
    value("ruby", "total", "10", "rulebook"),
  ],
} as unknown as GameDetail;

test("kinds of persons follow from what can be done with them", () => {
  const people = peopleOf(detail);
  expect([...people.values()].map((person) => person.kind)).toEqual(["cardinal", "late", "leader"]);
  expect(people.get("chigi")!.age).toBe(55);
  expect(people.has("ruby")).toBe(false);
});

test("what is reconstructed is known by its value", () => {
  const chigi = peopleOf(detail).get("chigi")!;
  expect(isReconstructed(chigi, "name")).toBe(false);
  expect(isReconstructed(chigi, "name", "age")).toBe(true);
});

test("what Chigi is immune against depends on whose clarifications hold", () => {
  const people = peopleOf({
    ...detail,
    components: [...detail.components, value("chigi", "symbol", "dove", "rulebook")],
  });
  const words = {
    has: (key: string) => key.startsWith("symbol-dove"),
    say: (key: string) => key,
  } as unknown as GameWords;
  const told = [false, true].map((withFaq) => symbolEffect(words, people.get("chigi")!, people, withFaq));
  expect(told).toEqual(["symbol-dove-effect", "symbol-dove-effect-faq"]);
});

test("a leader shows two coats of arms, a late arrival none", () => {
  expect(coatsByFaction([...peopleOf(detail).values()])).toEqual([
    ["france", 2],
    ["innocent", 1],
  ]);
});

test.each([
  ["Francesco Maria Brancaccio", "F. M. Brancaccio"],
  ["Gian Carlo de’ Medici", "G. C. de’ Medici"],
  ["Friedrich von Hessen-Darmstadt", "F. von Hessen-Darmstadt"],
  ["Rinaldo d’Este", "R. d’Este"],
  ["Cardinal de Retz", "de Retz"],
])("%s is shortened to %s", (name, short) => expect(shortName(name)).toBe(short));

const display = {
  persons: ["a", "b"],
  louis: 3,
  mazarin: 1,
  felipe: 2,
  squadrone: true,
  votes: 10,
} as HabemusView["displays"][number];

test("old boys are the votes in sight that nothing else explains", () => {
  expect(votesInSight(display)).toEqual({ persons: 2, louis: 4, squadrone: 3, "old-boys": 1 });
});

test("gold at the count has gems and Felipe IV in it", () => {
  expect(goldAtTheCount({ gold: 13, gems: "DRS" }, display)).toEqual({ final: 31, votes: 3 });
});

test("cards move to where they belong", () => {
  const events: Struct[] = [
    { type: "took", seat: 1, card: "chigi" },
    { type: "took", seat: 2, card: "louis" },
    { type: "took", seat: 0, card: "swap" },
    { type: "left-over", card: "felipe" },
    { type: "died", seat: 0, victim: 1, card: "chigi" },
  ];
  expect(movesOf(events, (card) => card === "chigi")).toEqual([
    { from: "row-chigi", to: "person-chigi", appears: true },
    { from: "row-louis", to: "seat-2-louis" },
    { from: "row-swap", to: "seat-0-hand" },
    { from: "row-felipe", to: "gone" },
    { from: "person-chigi", to: "gone" },
  ]);
});

test("bids and their order are one moment", () => {
  const events: Struct[] = [
    { type: "bid-opened", seat: 0, paid: "D", counts: "D" },
    { type: "bid-opened", seat: 1, paid: "", counts: "RRR" },
    { type: "order-of-choice", first: 1, second: 0, third: 2, fourth: null },
  ];
  expect(momentsOf(events)).toEqual([
    {
      kind: "bids",
      bids: [
        { seat: 0, paid: "D", counts: "D" },
        { seat: 1, paid: "", counts: "RRR" },
      ],
      order: [1, 0, 2],
    },
  ]);
});

test("whoever may lose a person is what the question needs in sight, and nobody else", () => {
  const chooser = new Chooser();
  chooser.offer(["strike 1"], { "strike 1": { type: "strike", seat: 1 } });
  const words = { has: () => false, say: (key: string) => key, seat: (seat: number) => `Player ${seat}` };
  const scene = { words, chooser, detail, story: [], past: null, isAsked: true, seats: [] } as unknown as Scene;
  const display = { persons: ["chigi"], hand: 0, laid: null, bid: null, votes: 1 };
  const view = { displays: [display, display], own: null, seat: 0, to_act: [0], takers: [] } as unknown as HabemusView;
  const people = peopleOf(detail);
  const both = [0, 1].map((seat) => mount(Display, { target: document.body, props: { scene, view, people, seat } }));
  flushSync();
  expect([...document.querySelectorAll<HTMLElement>("[data-needed]")].map(({ dataset }) => dataset.place)).toEqual([
    "seat-1",
  ]);
  for (const person of document.querySelectorAll<HTMLElement>("[data-place=person-chigi]")) person.click();
  // to look at a person is not to strike its seat, least of all when two are pushed in a row
  expect(chooser.picked).toEqual([]);
  both.forEach((each) => void unmount(each));
});

test("while the others take, everybody keeps the place that the bids gave", () => {
  const words = { has: () => false, say: (key: string) => key, seat: (seat: number) => `Player ${seat}` };
  const order = { type: "order-of-choice", first: 1, second: 2, third: 0, fourth: null };
  const story = [{ choices: 9, seat: -1, automatic: false, events: [order] }];
  const scene = {
    words,
    chooser: new Chooser(),
    detail,
    story,
    past: null,
    isAsked: true,
    seats: [],
  } as unknown as Scene;
  const display = { persons: [], hand: 0, laid: null, bid: null, votes: 1 };
  const people = peopleOf(detail);
  for (const takers of [[1, 2, 0], [2, 0], [0]]) {
    const view = {
      displays: [display, display, display],
      own: null,
      seat: 0,
      to_act: [takers[0]],
      takers,
    } as unknown as HabemusView;
    const all = [0, 1, 2].map((seat) =>
      mount(Display, { target: document.body, props: { scene, view, people, seat } }),
    );
    flushSync();
    expect([...document.querySelectorAll(".turn")].map(({ textContent }) => textContent)).toEqual(["3.", "1.", "2."]);
    all.forEach((each) => void unmount(each));
  }
});
