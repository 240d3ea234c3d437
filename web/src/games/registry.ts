// The games that have a board here. A game is loaded when one of its tables is opened.
import type { Component } from "svelte";
import type { Scene } from "../table/scene.svelte";
import type { Term } from "../words/words.svelte";

export type GameModule = {
  /** The board and the hand; it points at options through the scene's chooser. */
  Board: Component<{ scene: Scene }>;
  /** The final count of a game that is over. */
  Count: Component<{ scene: Scene }>;
  term: Term;
};

export type GameCard = {
  /** Minutes that a game takes, with people. */
  minutes: [number, number];
  load: () => Promise<GameModule>;
};

export const GAMES: Record<string, GameCard> = {
  habemus: { minutes: [45, 60], load: async () => (await import("./habemus/index")).default },
};
