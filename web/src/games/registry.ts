// The games that have a board here. A game is loaded when one of its tables is opened.
import type { Component } from "svelte";
import type { Compose } from "../table/composing";
import type { Ask } from "../table/asking";
import type { Scene } from "../table/scene.svelte";
import type { IsForeseen } from "../table/sparing.svelte";
import type { GameWords, Term } from "../words/words.svelte";

export type GameModule = {
  /** The board and the hand; it points at options through the scene's chooser. */
  Board: Component<{ scene: Scene }>;
  /** The final count of a game that is over. */
  Count: Component<{ scene: Scene }>;
  /** The events that tell the result: nobody hears of them before the count has been shown. */
  counted: readonly string[];
  term: Term;
  /** Which sealed choices may be made at once, because they tell nothing. */
  isForeseen?: IsForeseen;
  /** What is composed of several choices and confirmed once. */
  compose?: Compose;
  /** Questions that name what they are about. */
  ask?: Ask;
};

/** Pictures for the page of the rules. */
export type GameParts = {
  /** All kinds of components at a glance. */
  Plates: Component<{ words: GameWords }>;
  /** One component, as the list of printed values names it. */
  Part: Component<{ words: GameWords; item: string }>;
};

export type GameCard = {
  load: () => Promise<GameModule>;
  loadParts?: () => Promise<GameParts>;
};

export const GAMES: Record<string, GameCard> = {
  habemus: {
    load: async () => (await import("./habemus/index")).default,
    loadParts: async () => (await import("./habemus/parts")).default,
  },
  ombre: {
    load: async () => (await import("./ombre/index")).default,
    loadParts: async () => (await import("./ombre/parts")).default,
  },
  louis_xiv: {
    load: async () => (await import("./louis_xiv/index")).default,
    loadParts: async () => (await import("./louis_xiv/parts")).default,
  },
};
