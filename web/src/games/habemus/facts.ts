// Cards, persons and displays in words, part by part; as teller.py says them.
import type { HabemusView } from "../../api/types";
import { capital, type Explained, MARK } from "../../table/explained";
import type { GameWords } from "../../words/words.svelte";
import { cardName } from "./names";
import { coatsOf, type Field, isReconstructed, NONE, partnerOf, type Person } from "./people";
import { FELIPE_GOLD, GOLD_BAG, GOLD_PER_VOTE, LOUIS_VOTES, SOURCES, SQUADRONE_VOTES, votesInSight } from "./worth";

type Display = HabemusView["displays"][number];
type People = Map<string, Person>;

export function symbolName(words: GameWords, symbol: string): string {
  return words.has(`symbol-${symbol}`) ? words.say(`symbol-${symbol}`) : symbol;
}

/** What a symbol does: by itself, or with its partner. */
export function symbolEffect(words: GameWords, person: Person, people: People, withFaq: boolean): string {
  const key = `symbol-${person.symbol}-effect`;
  if (withFaq && words.has(`${key}-faq`)) return words.say(`${key}-faq`);
  if (words.has(key)) return words.say(key);
  const partner = partnerOf(person, people);
  return partner ? words.say("pair-effect", { partner: partner.name }) : "";
}

/** All that the card of a person shows, with what it means. */
export function personFacts(words: GameWords, person: Person, people: People, withFaq: boolean): string[] {
  const facts = [`${capital(words.say(`kind-${person.kind}`))}, ${words.say(`faction-${person.faction}`)}`];
  facts.push(capital(words.say("age", { age: person.age })));
  if (person.kind === "leader") facts.push(capital(words.say("coats", { count: coatsOf(person) })));
  if (person.symbol !== NONE) {
    const symbol = symbolName(words, person.symbol);
    facts.push(
      capital(words.say("symbol-with-effect", { symbol, effect: symbolEffect(words, person, people, withFaq) })),
    );
  }
  if (person.kind === "cardinal") facts.push(capital(words.say("gold-bag", { gold: GOLD_BAG })));
  if (person.kind !== "cardinal") facts.push(words.say(`habemus-kind-${person.kind}`));
  return facts;
}

/** Which values of a person are reconstructed, in words; empty if none is. */
export function provenance(words: GameWords, person: Person): string {
  const fields = (["name", "faction", "age", "symbol"] as Field[]).filter((field) => isReconstructed(person, field));
  if (fields.length === 0) return "";
  const names = fields.map((field) => words.say(`habemus-field-${field}`)).join(", ");
  const known = `source-habemus-${person.key}`;
  const source = words.has(known) ? words.say(known) : person.source;
  return words.say("habemus-reconstructed", { mark: MARK, fields: names, source });
}

/** A card that explains itself, by the publisher's clarifications if the table is played by them. */
export function explainCard(words: GameWords, card: string, people: People, withFaq = false): Explained {
  const person = people.get(card);
  if (!person) return { title: cardName(words, card), lines: [words.say(`card-${card}-effect`)] };
  return { title: person.name, lines: personFacts(words, person, people, withFaq), note: provenance(words, person) };
}

/** Votes by source, in the order of the count. */
export function bySource(words: GameWords, votes: Record<string, number>): string[] {
  return SOURCES.filter((source) => votes[source]).map((source) =>
    capital(words.say("gain", { name: words.say(`source-${source}`), amount: votes[source]! })),
  );
}

export function explainVotes(words: GameWords, display: Display): Explained {
  return {
    title: words.say("seat-votes", { votes: display.votes }),
    lines: bySource(words, votesInSight(display)),
    note: words.say("habemus-votes-note"),
  };
}

/** A political card in a display, with what it is worth now. */
export function explainPolitics(words: GameWords, card: string, display: Display): Explained {
  const worth: Record<string, () => string> = {
    mazarin: () => words.say("politics-mazarin", { count: display.mazarin, gold: GOLD_PER_VOTE[display.mazarin] ?? 0 }),
    louis: () => words.say("politics-louis", { count: display.louis, votes: LOUIS_VOTES[display.louis] ?? 0 }),
    felipe: () => words.say("politics-felipe", { count: display.felipe, gold: FELIPE_GOLD[display.felipe] ?? 0 }),
    squadrone: () => words.say("politics-squadrone", { votes: SQUADRONE_VOTES }),
  };
  return { title: cardName(words, card), lines: [capital(worth[card]!()), words.say(`card-${card}-effect`)] };
}
