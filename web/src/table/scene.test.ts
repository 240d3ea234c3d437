import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { GameDetail, Verdict } from "../api/types";
import type { Message } from "../live/stream";
import { LiveTable } from "../live/table.svelte";
import { settings } from "../settings.svelte";
import { type GameWords, Messages, type Words } from "../words/words.svelte";
import type { Composition } from "./composing";
import { Scene } from "./scene.svelte";

const WORDS = import.meta.glob<Words>("../words/table.en.ftl", { import: "default", eager: true });
const SEATS = [{ seat: 0, kind: "person", name: "Anne", level: "", mine: true }];
const INFO = { table: "t", game: "g", state: "playing", number: 1, position: 1, choices: 0, seats: SEATS };
const TOLD = [{ seat: 0, prompt: { state: "playing", due: [0], options: [] }, view: {} }];
const REFUSED = {
  is_allowed: false,
  reason: "no-such-path",
  section: "2ème phase : Influence",
  section_id: "influence-path",
};
const TITLES: Record<string, string> = {
  "why-no-such-path": "No way there",
  "section-influence-path": "Influence: path",
};
let verdict: Verdict;

/** A scene of a table where one choice is known, and the server says this of it. */
async function sceneWith(said: unknown): Promise<Scene> {
  verdict = said as Verdict;
  const table = new LiveTable("t");
  await table.load();
  const scene = new Scene(
    table,
    { game: "g", choices: { "place 1:1": { type: "place" } } } as unknown as GameDetail,
    () => "",
  );
  scene.words = { has: (key: string) => key in TITLES, say: (key: string) => TITLES[key] } as unknown as GameWords;
  return scene;
}

function answerTo(path: string): unknown {
  if (path.includes("/why?")) return verdict;
  if (path.endsWith("/choices")) return { number: 2, position: 1 };
  return /story|chat/.test(path) ? [] : { ...INFO, told: TOLD };
}

beforeEach(() => {
  settings.messages = new Messages("en", Object.values(WORDS));
  vi.stubGlobal("fetch", async (path: string) => {
    return new Response(JSON.stringify(answerTo(path)));
  });
});
afterAll(() => vi.unstubAllGlobals());

test("a push that is refused is answered, also where the server would allow it by itself", async () => {
  const scene = await sceneWith({ is_allowed: true, reason: "", section: "", section_id: "" });
  await scene.whyNot("place 1:1");
  expect(scene.refusal).toBe("That is possible, but not together with what you have selected");
});

test("the server says why, and our rules where", async () => {
  const scene = await sceneWith(REFUSED);
  await scene.whyNot("place 1:1");
  expect(scene.refusal).toBe("No way there (Influence: path)");
  expect(scene.whyNotShown?.chapter).toBe("/rules/g#influence");
});

test("what the board knows better is said, with the section of the server", async () => {
  const scene = await sceneWith(REFUSED);
  await scene.whyNot("place 1:1", "No more than 2");
  expect(scene.refusal).toBe("No more than 2 (Influence: path)");
  await scene.whyNot("place 99", "No more than 2");
  expect(scene.refusal).toBe("No more than 2");
});

test("whoever has chosen is not asked again before the table tells what came of it", async () => {
  const scene = await sceneWith(REFUSED);
  expect(scene.isAsked).toBe(true);
  await scene.choose("place 1:1");
  expect(scene.isAsked).toBe(false);
  scene.table.hear({ ...INFO, number: 2, news: [{ kind: "sealed", seat: 0 }], told: TOLD } as unknown as Message);
  await vi.waitFor(() => expect(scene.isAsked).toBe(true));
});

test("what is composed of several choices is confirmed at once, and not before it is right", async () => {
  const scene = await sceneWith(REFUSED);
  const options = ["pay red", "settle 2"].map((notation) => ({ notation, struct: { type: "pay" } }));
  const composition = { line: "3 of 5", isWhole: false, options } as unknown as Composition;
  scene.composition = composition;
  await scene.confirm();
  expect(scene.refusal).toBe("3 of 5");
  const sent = vi.fn(
    async (_path: string, _request: RequestInit) => new Response(JSON.stringify({ number: 2, position: 1 })),
  );
  vi.stubGlobal("fetch", sent);
  scene.composition = { ...composition, isWhole: true };
  await scene.confirm();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(sent.mock.calls[0]![1].body))).toMatchObject({
    choice: "pay red",
    then: ["settle 2"],
    position: 1,
  });
});

test("undo takes back what is sealed and waits, not the choice before it", async () => {
  const scene = await sceneWith(REFUSED);
  scene.table.prompts = { 0: { ...scene.prompt!, due: [], answer: "place 1:1" } };
  const sent = vi.fn(
    async (_path: string, _request: RequestInit) => new Response(JSON.stringify({ number: 2, position: 1 })),
  );
  vi.stubGlobal("fetch", sent);
  await scene.goBack();
  expect(sent.mock.calls.map(([path]) => path)).toEqual(["/api/tables/t/unseal"]);
});

test("alone with bots undo is offered once one has chosen, and where nothing is said of it", async () => {
  const scene = await sceneWith(REFUSED);
  expect(scene.canGoBack).toBe(true); // a server of before says nothing
  scene.table.prompts = { 0: { ...scene.prompt!, can_take_back: false } };
  expect(scene.canGoBack).toBe(false);
  scene.table.prompts = { 0: { ...scene.prompt!, due: [], answer: "place 1:1" } };
  expect(scene.canGoBack).toBe(true);
});
