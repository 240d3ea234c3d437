// The names of cards, colours and effects, for people; as in src/roisoleil/games/ombre/text/names.py.
import type { GameWords } from "../../words/words.svelte";

const TITLED = [
  ...["influence", "medal", "authority", "suzerain", "pension", "conspiracy", "diplomacy"],
  ...["debts", "mazarin", "louis"],
];
/** The qualities among the effects of phase 1. */
const COLOUR_OF_EFFECT: Record<string, string> = { power: "red", wealth: "yellow" };
/** What a conspiracy brings. */
const REWARDS: Record<string, Record<string, number>> = { power: { power: 3 }, gold: { gold: 1 } };
/** Fields that name a row: the card in question is its top card. */
const ROWS = ["own", "colour"];

export function cardName(words: GameWords, card: string): string {
  return words.say(`card-${card}`);
}

/** A card, a colour or an effect, to be put into a sentence. */
export function term(words: GameWords, vocabulary: string, word: string): string {
  if (vocabulary === "reward") return words.say(word, REWARDS[word]);
  const colour = vocabulary === "effect" ? COLOUR_OF_EFFECT[word] : undefined;
  if (colour) return words.say(`quality-${colour}`);
  const name = cardName(words, word);
  if (TITLED.includes(word)) return words.say("title", { name });
  return words.say(ROWS.includes(vocabulary) ? "the-card" : "a-card", { name });
}
