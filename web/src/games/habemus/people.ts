// The persons of the conclave as their cards show them, read from the parts of the game.
import type { GameDetail } from "../../api/types";

export type Kind = "cardinal" | "late" | "leader";
export type Field = "name" | "faction" | "age" | "symbol";
export type Person = {
  key: string;
  name: string;
  kind: Kind;
  faction: string;
  age: number;
  symbol: string;
  /** How certain each value is, and where it comes from. */
  certainty: Record<Field, string>;
  source: string;
};

export const FACTIONS = ["france", "spain", "innocent", "urban"] as const;
export const NONE = "none";

export function peopleOf(detail: GameDetail): Map<string, Person> {
  const found = new Map<string, Person>();
  for (const { item, field, value, certainty, source } of detail.components) {
    if (!(item in detail.names)) continue;
    const person = found.get(item) ?? blank(item);
    found.set(item, person);
    if (field === "age") person.age = Number(value);
    else if (field === "name" || field === "faction" || field === "symbol") person[field] = value;
    person.certainty[field as Field] = certainty;
    person.source = source;
  }
  for (const person of found.values()) person.kind = kindOf(person, detail);
  return found;
}

function blank(key: string): Person {
  const certainty = { name: "", faction: "", age: "", symbol: "" };
  return { key, name: key, kind: "cardinal", faction: NONE, age: 0, symbol: NONE, certainty, source: "" };
}

/** Nobody can bribe a leader, in any position: there is no such choice. Late arrivals have no coat of arms. */
function kindOf(person: Person, detail: GameDetail): Kind {
  if (!(`bribe ${person.key}` in detail.choices)) return "leader";
  return person.faction === NONE ? "late" : "cardinal";
}

/** Coats of arms that a person shows. */
export function coatsOf(person: Person): number {
  if (person.faction === NONE) return 0;
  return person.kind === "leader" ? 2 : 1;
}

/** Coats of arms by faction. */
export function coatsByFaction(persons: Person[]): [faction: string, count: number][] {
  return FACTIONS.map((faction): [string, number] => {
    const theirs = persons.filter((person) => person.faction === faction);
    return [faction, theirs.reduce((sum, person) => sum + coatsOf(person), 0)];
  }).filter(([, count]) => count > 0);
}

/** Who bears the same symbol, if somebody else does. */
export function partnerOf(person: Person, people: Map<string, Person>): Person | undefined {
  if (person.symbol === NONE) return undefined;
  return [...people.values()].find((other) => other !== person && other.symbol === person.symbol);
}

export function isReconstructed(person: Person, ...fields: Field[]): boolean {
  return fields.some((field) => person.certainty[field] === "reconstructed");
}

/** A name that fits under a small portrait: first names by their letters. */
export function shortName(name: string): string {
  const words = name.replace(/^Cardinal /, "").split(" ");
  const last = words.findIndex((word, place) => place === words.length - 1 || /^[a-z]/.test(word));
  const letters = words.slice(0, last).map((word) => `${word[0]}.`);
  return [...letters, ...words.slice(last)].join(" ");
}
