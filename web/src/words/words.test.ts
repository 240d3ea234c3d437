// The words of the page are complete in all languages, and typeset as each language wants it.
import { expect, test } from "vitest";
import { LANGUAGES, Messages, type Words } from "./words.svelte";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const READ = import.meta.glob<Words>("./*.ftl", { import: "default", eager: true });
const AREAS = [...new Set(Object.keys(FILES).map((path) => path.split(".")[1]!.slice(1)))];

function sourceOf(area: string, language: string): string {
  return FILES[`./${area}.${language}.ftl`] ?? "";
}

/** Each message with the arguments it mentions. */
function messagesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of source.split(/^(?=[a-z])/m)) {
    const key = /^([a-z][\w-]*) *=/.exec(part)?.[1];
    if (key) found.set(key, [...new Set(part.match(/\$[\w-]+/g) ?? [])].sort().join(" "));
  }
  return found;
}

test.each(AREAS)("%s says the same things in all languages", (area) => {
  const english = messagesOf(sourceOf(area, "en"));
  for (const language of LANGUAGES)
    expect([...messagesOf(sourceOf(area, language))].sort()).toEqual([...english].sort());
});

test("no two areas share a key", () => {
  const keys = AREAS.flatMap((area) => [...messagesOf(sourceOf(area, "en")).keys()]);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test.each(LANGUAGES)("every message in %s can be read", (language) => {
  const sources = AREAS.map((area) => sourceOf(area, language));
  const messages = new Messages(
    language,
    AREAS.map((area) => READ[`./${area}.${language}.ftl`]!),
  );
  const unread = sources.flatMap((source) => [...messagesOf(source).keys()]).filter((key) => !messages.has(key));
  expect(unread).toEqual([]);
});

test.each([
  ["en", 1, "1\u00a0pt"],
  ["en", 0, "0\u00a0pts"],
  ["fr", 1, "1\u00a0pt"],
  ["fr", 2, "2\u00a0pts"],
] as const)("points in short, in %s, of %i are %s", (language, points, told) => {
  expect(new Messages(language, [READ[`./ombre.${language}.ftl`]!]).say("ombre-points-short", { points })).toBe(told);
});

test.each(LANGUAGES)("quotes and apostrophes in %s are typographic", (language) => {
  const lines = AREAS.flatMap((area) => sourceOf(area, language).split("\n"));
  const words = lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(/\{[^}]*\}/g, ""));
  expect(words.filter((line) => /['"]/.test(line))).toEqual([]);
});
