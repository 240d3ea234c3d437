// The parts of a game in words, as far as there are words for them.
import type { GameDetail } from "../api/types";
import { say, settings } from "../settings.svelte";
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
  if (kind) return say(`part-${kind}`, { number: Number(number) });
  const page = `part-${words.detail.game}-${item}`;
  if (settings.messages.has(page)) return say(page);
  return firstOf(words, [`card-${item}`, `card-order-${item}`]) ?? item;
}

export function fieldName(field: string): string {
  const key = `field-${field.replace(".", "-")}`;
  return settings.messages.has(key) ? say(key) : field;
}

export function valueName(words: GameWords, { item, field, value }: Part): string {
  if (value === "none") return "–";
  if (field === "tiles") return value.split(" ").map(valueOf).join(" + ");
  if (item === "favori") return say(`value-favori-${field}`);
  const known = firstOf(words, [`${field}-${value}`, `hue-${value}`]);
  return known ?? valueOf(value).replace(/[[\]]/g, "");
}

function valueOf(value: string): string {
  const key = `value-${value}`;
  return settings.messages.has(key) ? say(key) : value;
}

/** Where a value is known from, in the reader's language; the source of a single value is told as its file has it. */
export function sourceName({ detail }: GameWords, { certainty, source }: Part): { text: string; language?: "en" } {
  const shared = `source-${detail.game}-${certainty}`;
  return settings.messages.has(shared) ? { text: say(shared) } : { text: source, language: "en" };
}
