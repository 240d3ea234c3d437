// The names of boards, cards, missions, tiles and places, for people; as in
// src/roisoleil/games/louis_xiv/text/names.py.
import type { GameWords } from "../../words/words.svelte";
import { ANY_TILE, missionsOf } from "./missions";

export const JOKER = "joker";
export const UNTYPED = "untyped";

/** The name and the number of a board; an influence card of a character is known by them too. */
export function boardName(words: GameWords, word: string | number): string {
  const number = numberOf(word);
  return words.say("board", { name: properName(words, number), number });
}

export function properName(words: GameWords, number: number): string {
  return words.detail.names[`board ${number}`] ?? words.say(`short-${number}`);
}

/** The number of a board, from an influence card or as it is. */
export function numberOf(word: string | number): number {
  return Number(String(word).replace("board-", ""));
}

/** The bare name of an influence card. */
export function cardName(words: GameWords, card: string): string {
  return card === JOKER ? words.say("card-joker") : boardName(words, card);
}

export function shortName(words: GameWords, card: string): string {
  return card === JOKER ? words.say("card-joker") : words.say(`short-${numberOf(card)}`);
}

export function tilesInWords(words: GameWords, tile: string, count = 1): string {
  return words.say(`tile-${tile}`, { count });
}

/** The name of a tile without a number. */
export function tileName(words: GameWords, tile: string): string {
  return words.say(`reward-${tile}`);
}

function pairInWords(words: GameWords, pair: string): string {
  const [first = "", second = ""] = pair.split("+");
  if (first === second) return tilesInWords(words, first, 2);
  return words.say("both", { first: tilesInWords(words, first), second: tilesInWords(words, second) });
}

export function shieldName(words: GameWords, kind: string): string {
  return words.say(kind === UNTYPED ? "shield-untyped" : kind);
}

export function bonusName(words: GameWords, mission: string): string {
  const bonus = missionsOf(words.detail).get(mission)?.bonus;
  return bonus ? words.say(`bonus-${bonus}`) : mission;
}

/** The bonus of a mission and the tiles it asks for; a number tells cards apart that are alike in both. */
export function missionName(words: GameWords, mission: string): string {
  const found = missionsOf(words.detail).get(mission);
  if (!found) return mission;
  const tiles = needsInWords(words, found.tiles);
  return words.say("mission", { copy: found.copy, bonus: words.say(`bonus-${found.bonus}`), tiles });
}

/** The two tiles that a mission asks for. */
export function needsInWords(words: GameWords, [first, second]: readonly [string, string]): string {
  if (first === second) return tilesInWords(words, first, 2);
  const other = second === ANY_TILE ? words.say("need-any") : tilesInWords(words, second);
  return words.say("need-two", { first: tilesInWords(words, first), second: other });
}

/** Markers on boards, written "6:1,1:2". */
function layoutInWords(words: GameWords, layout: string): string {
  return layout
    .split(",")
    .map((part) => part.split(":"))
    .map(([board, count]) =>
      words.say("placed", { count: Number(count), board: words.say(`short-${board}`), number: Number(board) }),
    )
    .join(", ");
}

const TERMS: Record<string, (words: GameWords, word: string) => string> = {
  board: boardName,
  card: (words, card) => (card === JOKER ? words.say("a-joker") : boardName(words, card)),
  influence: (words, card) => (card === JOKER ? words.say("a-joker") : boardName(words, card)),
  mission: missionName,
  tile: (words, tile) => tilesInWords(words, tile),
  "other-tile": (words, tile) => tilesInWords(words, tile),
  tiles: pairInWords,
  shield: (words, shield) => words.say(shield),
  stack: (words, stack) => words.say(`stack-${stack}`),
  space: (words, space) => words.say("title", { name: words.say(`space-${space}`) }),
  layout: layoutInWords,
  markers: layoutInWords,
};

/** A word of a vocabulary, to be put into a sentence as its object. */
export function term(words: GameWords, vocabulary: string, word: string): string {
  return TERMS[vocabulary]?.(words, word) ?? word;
}
