// Everything that is said, in three languages, from Fluent files: those of the games, which the terminal speaks too,
// and those of this page. They are read when the page is built (vite.config.ts).
import { FluentBundle, FluentNumber, type FluentResource, type Scope } from "@fluent/bundle";
import type { GameDetail, Struct } from "../api/types";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;
/** A word of a vocabulary (a card, gems, ...) for people. */
export type Term = (words: GameWords, vocabulary: string, word: string) => string;

/** Messages by their keys, as Fluent has them. */
export type Words = Record<string, FluentResource["body"][number]["value"]>;

/** Those of home are those of every page; each game has its own. */
const FILES = import.meta.glob<Words>(["./*.ftl", "!./table.*"], { import: "default" });

export function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

/**
 * A count, as it is written in all our languages; large numbers are left to the browser, whose ways take long to load.
 */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(scope);
  }
}

function withPlainNumbers(args: Arguments): Record<string, string | Count> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? new Count(value) : value]),
  );
}

/** The messages of some files in one language. */
export class Messages {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    files: Words[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const words of files) {
      const body = Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} }));
      this.bundle.addResource({ body }, { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      console.error(`no words for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, withPlainNumbers(args), errors);
    if (errors.length > 0) console.error(`words for ${key}: ${errors.join(", ")}`);
    return text;
  }
}

async function fileOf(area: string, language: Language): Promise<Words> {
  const load = FILES[`./${area}.${language}.ftl`];
  if (!load) throw new Error(`no words of ${area} in ${language}`);
  return load();
}

/** The words of the page that no game has for itself. */
function pageWords(language: Language): Promise<Words> {
  return fileOf("home", language);
}

/** What a game says: in the terminal too, and on the page only. */
export function gameWords(language: Language, game: string): Promise<Words> {
  return fileOf(game, language);
}

export async function loadMessages(language: Language): Promise<Messages> {
  return new Messages(language, [await pageWords(language)]);
}

/** Says everything about a table of one game. */
export class GameWords extends Messages {
  constructor(
    language: Language,
    files: Words[],
    readonly detail: GameDetail,
    readonly players: string[],
    private readonly term: Term,
  ) {
    super(language, files);
  }

  seat(seat: number): string {
    return this.players[seat] ?? "";
  }

  event(event: Struct): string {
    const args: Arguments = {};
    for (const [label, vocabulary] of this.detail.events[event.type] ?? []) {
      Object.assign(args, this.argument(label as string, vocabulary as string, event[label as string]));
    }
    return this.say(`event-${event.type}`, args);
  }

  choice(choice: Struct): string {
    const args: Arguments = {};
    for (const [label, value] of Object.entries(choice)) {
      if (label !== "type") Object.assign(args, this.argument(label, label, value));
    }
    return this.say(`choice-${choice.type}`, args);
  }

  /** A word of a vocabulary for people. */
  word(vocabulary: string, word: string): string {
    return this.term(this, vocabulary, word);
  }

  private argument(label: string, vocabulary: string, value: unknown): Arguments {
    const isSeat = ["seat", "first-seat", "second-seat"].includes(vocabulary);
    if (typeof value === "number" && !isSeat) return { [label]: value };
    const word = value === null || value === undefined ? "none" : String(value);
    if (word === "none") return { [label]: "", [`${label}-id`]: "none" };
    const text = typeof value === "number" ? this.seat(value) : this.word(vocabulary, word);
    return { [label]: text, [`${label}-id`]: word || "empty" };
  }
}

export async function loadGameWords(
  language: Language,
  detail: GameDetail,
  players: string[],
  term: Term,
): Promise<GameWords> {
  const files = await Promise.all([pageWords(language), gameWords(language, detail.game)]);
  return new GameWords(language, files, detail, players, term);
}
