// The names of cards and gems, for people; as in src/roisoleil/games/habemus/text/names.py.
import type { GameWords } from "../../words/words.svelte";

export const GEMS = { D: "diamond", R: "ruby", S: "sapphire", A: "amber" } as const;
export type Gem = keyof typeof GEMS;
const TITLED = ["death", "ten-gold", "bid-second", "best-twice", "three-rubies", "bribe", "swap"];

export function cardName(words: GameWords, card: string): string {
  return words.detail.names[card] ?? words.say(`card-${card}`);
}

export function gemsInWords(words: GameWords, letters: string): string {
  const counted = (Object.keys(GEMS) as Gem[])
    .map((letter) => [GEMS[letter], letters.split(letter).length - 1] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => words.say(`gem-${name}`, { count }));
  return counted.join(", ") || words.say("no-gems");
}

/** A card or gems for people, to be put into a sentence. */
export function term(words: GameWords, vocabulary: string, word: string): string {
  if (vocabulary === "gems") return gemsInWords(words, word);
  const card = vocabulary === "order" ? `order-${word}` : word;
  const name = cardName(words, card);
  return TITLED.includes(card) || card.startsWith("order-") ? words.say("title", { name }) : name;
}
