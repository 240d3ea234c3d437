// The parts of a game in words, as far as there are words for them; as components.py says them.
import type { GameDetail } from "../api/types";
import type { GameWords } from "../words/words.svelte";

type Part = GameDetail["components"][number];

function firstOf(words: GameWords, keys: string[]): string | undefined {
  const key = keys.find((each) => words.has(each));
  return key && words.say(key, { count: 1, number: 1, name: "" });
}

export function itemName(words: GameWords, item: string): string {
  const named = words.detail.names[item];
  if (named) return named;
  const [, kind, number] = item.match(/^(board|mission|money) (\d+)/) ?? [];
  if (kind) return words.say(`part-${kind}`, { number: Number(number) });
  return firstOf(words, [`part-${words.detail.game}-${item}`, `card-${item}`, `card-order-${item}`]) ?? item;
}

export function fieldName(words: GameWords, field: string): string {
  return firstOf(words, [`field-${field.replace(".", "-")}`]) ?? field;
}

export function valueName(words: GameWords, { item, field, value }: Part): string {
  if (value === "none") return "–";
  if (field === "tiles")
    return value
      .split(" ")
      .map((tile) => valueOf(words, tile))
      .join(" + ");
  if (item === "favori") return words.say(`value-favori-${field}`);
  const known = firstOf(words, [`${field}-${value}`, `hue-${value}`]);
  return known ?? valueOf(words, value).replace(/[[\]]/g, "");
}

function valueOf(words: GameWords, value: string): string {
  return firstOf(words, [`value-${value}`]) ?? value;
}

/** Where a value is known from: one source for all that are as certain, or that of the item. */
export function sourceName(words: GameWords, { item, certainty, source }: Part): string {
  const { game } = words.detail;
  return firstOf(words, [`source-${game}-${certainty}`, `source-${game}-${item}`]) ?? source;
}
