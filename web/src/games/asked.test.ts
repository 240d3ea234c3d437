// Questions name what they are about, in all languages.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { GameDetail, View } from "../api/types";
import type { Ask } from "../table/asking";
import { type Language, GameWords, LANGUAGES, type Words } from "../words/words.svelte";
import { ask as askHabemus } from "./habemus/asked";
import { ask as askLouis } from "./louis_xiv/asked";
import { ask as askOmbre } from "./ombre/asked";

const READ = import.meta.glob<Words>("../words/*.ftl", { import: "default", eager: true });
const complaints = vi.spyOn(console, "error");
beforeAll(() => complaints.mockClear());
afterAll(() => complaints.mockRestore());

function asked(ask: Ask, game: string, view: unknown, question: string, language: Language = "en"): string {
  const detail = { game, names: {}, missions: [] } as unknown as GameDetail;
  const words = new GameWords(language, [READ[`../words/${game}.${language}.ftl`]!], detail, ["Anne"], () => "");
  return ask(words, view as View, question).replaceAll(/[\u00a0\u202f]/g, " ");
}

const BOARDS = [
  { number: 1, reward: "sceptre" },
  { number: 2, reward: "letter" },
];
const VERSAILLES = { board: 2, price: 3, mission: null, to_act: [0], boards: BOARDS, players: [{ money: 10 }] };
const LOT = { auction: { card: "pension", highest: 4, leader: 1 }, payment: { card: "pension", price: 7 } };

test("a bribe at Versailles names the person, the price, the purse and the reward", () => {
  expect(asked(askLouis, "louis_xiv", VERSAILLES, "bribe")).toBe(
    "Bribe Philippe for 3 louis of your 10? Reward: letter",
  );
});

test("a bribe in the conclave names the gold, to whoever may see it", () => {
  expect(asked(askHabemus, "habemus", { own: { gold: 12 } }, "bribe")).toBe(
    "Which cardinal will you bribe, for 5 gold of your 12?",
  );
  expect(asked(askHabemus, "habemus", { own: null }, "bribe")).toBe("");
});

test("auctions and payments name the card and what is at stake", () => {
  expect(asked(askOmbre, "ombre", LOT, "auction")).toBe("Pension: how much will you bid? Highest bid: 4");
  expect(asked(askOmbre, "ombre", LOT, "payment")).toBe("Pension: what will you pay with? Price: 7");
});

test.each(LANGUAGES)("in %s all of them can be said", (language) => {
  for (const question of ["bribe", "intrigue", "win-tie", "supply-effect", "opening-marker", "pay-mission"]) {
    expect(asked(askLouis, "louis_xiv", VERSAILLES, question, language)).not.toBe("");
  }
  expect(asked(askHabemus, "habemus", { own: { gold: 12 } }, "bribe", language)).toContain("12");
  for (const question of ["auction", "payment"]) expect(asked(askOmbre, "ombre", LOT, question, language)).not.toBe("");
  expect(complaints).not.toHaveBeenCalled();
});
