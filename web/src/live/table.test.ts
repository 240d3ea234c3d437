import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Struct, Update } from "../api/types";
import { settings } from "../settings.svelte";
import { LiveTable } from "./table.svelte";

const PROMPT = { state: "playing", due: [0] };
const INFO = {
  table: "t",
  game: "habemus",
  state: "playing",
  number: 5,
  position: 2,
  choices: 2,
  seats: [{ seat: 0, kind: "person", name: "Anne", level: "", mine: true }],
  told: [{ seat: 0, prompt: PROMPT, view: { round: 1, row: ["a", "b"] } }],
};
const STORY = [0, 1, 2].map((choices) => ({ choices, seat: 0, automatic: false, events: [{ type: "told", choices }] }));
let asked: string[] = [];

function update(more: Partial<Update>): Update {
  return { table: "t", number: 6, position: 3, choices: 3, news: [{ kind: "chosen" }], told: [], ...more };
}

async function opened(): Promise<LiveTable> {
  const table = new LiveTable("t");
  await table.load();
  asked = [];
  return table;
}

beforeEach(() => {
  settings.speed = "off";
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const answer = path.includes("/story") ? STORY : path.endsWith("/chat") ? [] : INFO;
    return new Response(JSON.stringify(answer));
  });
});
afterAll(() => vi.unstubAllGlobals());

test("news change the view and go on with the story, without a call", async () => {
  const table = await opened();
  const told = [{ seat: 0, prompt: PROMPT, change: { "~row": [0, 1] }, events: [{ type: "took" }] }];
  table.hear(update({ told } as Partial<Update>));
  await vi.waitFor(() => expect(table.choices).toBe(3));
  expect(table.views[0]).toEqual({ round: 1, row: ["b"] });
  expect(table.story[0]!.at(-1)).toMatchObject({ choices: 3, events: [{ type: "took" }] });
  expect(table.latestOf(0)).toEqual([{ type: "took" }]);
  expect(asked).toEqual([]);
});

test("of every event it is known whose choice brought it about", async () => {
  const table = await opened();
  expect(table.story[0]!.flatMap(({ events }) => events.map((event) => table.chooserOf(event as Struct)))).toEqual([
    0, 0, 0,
  ]);
  const told = [{ seat: 0, prompt: PROMPT, events: [{ type: "swapped" }, { type: "took" }], by: [2, 1] }];
  table.hear(update({ told } as Partial<Update>));
  await vi.waitFor(() => expect(table.choices).toBe(3));
  expect(table.latestOf(0).map((event) => table.chooserOf(event))).toEqual([2, 1]);
});

test("what was told already is not told again", async () => {
  const table = await opened();
  table.hear(update({ number: 5, choices: 9 }));
  await new Promise((done) => setTimeout(done));
  expect(table.choices).toBe(2);
});

test("where something is missing the table is read anew", async () => {
  const table = await opened();
  table.hear(update({ number: 9 }));
  await vi.waitFor(() => expect(asked).toContain("/api/tables/t/chat"));
});

test("what was wished and granted is awaited", async () => {
  const table = await opened();
  table.expect(7);
  expect(table.isBehind).toBe(true);
  table.hear(update({ number: 6 }));
  await vi.waitFor(() => expect(table.choices).toBe(3));
  expect(table.isBehind).toBe(true);
  table.hear(update({ number: 7, choices: 4 }));
  await vi.waitFor(() => expect(table.isBehind).toBe(false));
});

test("whoever is asked stays asked while others seal their answers, even two at once", async () => {
  const table = await opened();
  const told = [{ seat: 0, prompt: PROMPT }];
  for (const number of [6, 7, 8]) table.hear(update({ number, position: 2, choices: 2, told } as Partial<Update>));
  for (let step = 0; step < 20; step++) {
    expect(table.isBehind).toBe(false);
    await Promise.resolve(); // whatever follows from a state is drawn as soon as nothing else is to be done
  }
  expect(table.prompts[0]).toBe(told[0]!.prompt);
});

test("what somebody wishes is shown at once, however long the last thing was to be seen", async () => {
  settings.speed = "slow";
  const table = await opened();
  const told = [{ seat: 0, prompt: PROMPT, events: [{ type: "took" }] }];
  table.hear(update({ told } as Partial<Update>));
  await vi.waitFor(() => expect(table.choices).toBe(3));
  table.expect(7);
  table.hear(update({ number: 7, choices: 4 }));
  await vi.waitFor(() => expect(table.choices).toBe(4), { timeout: 500 });
});

test("what is undone leaves the story", async () => {
  const table = await opened();
  table.hear(update({ choices: 1, news: [{ kind: "undone", seat: 0, left: 1 }] }));
  await vi.waitFor(() => expect(table.undone).toBe(1));
  expect(table.story[0]!.map((chapter) => chapter.choices)).toEqual([0, 1]);
});

test("several choices at once are told apart", async () => {
  const table = await opened();
  table.hear(update({ choices: 4, told: [{ seat: 0, prompt: PROMPT, events: [{ type: "took" }] }] }));
  await vi.waitFor(() => expect(asked).toContain("/api/tables/t/story?seat=0&after=2"));
});

test("news that come while the table is read anew are not lost", async () => {
  const table = await opened();
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/tables/t") return new Promise((done) => (answer = done));
    return Promise.resolve(new Response(path.includes("/story") ? JSON.stringify(STORY) : "[]"));
  });
  table.hear(update({ number: 6, choices: 2, news: [{ kind: "joined", seat: 1 }] }));
  table.hear(update({ number: 7 }));
  answer(new Response(JSON.stringify({ ...INFO, number: 6 }))); // the table as it stood before the last of them
  await vi.waitFor(() => expect(table.choices).toBe(3));
});

test("news that come before the table is there are shown along with it", async () => {
  const table = new LiveTable("t");
  table.hear(update({ number: 6 }));
  await table.load();
  await vi.waitFor(() => expect(table.choices).toBe(3));
});

test("nobody is asked before what happened has been seen, but whoever presses is", async () => {
  settings.speed = "slow";
  const table = await opened();
  const told = [{ seat: 0, prompt: PROMPT, events: [{ type: "took" }] }];
  table.hear(update({ told } as Partial<Update>));
  await vi.waitFor(() => expect(table.choices).toBe(3));
  await new Promise((done) => setTimeout(done, 20));
  expect(table.isBehind).toBe(true);
  table.hurry();
  expect(table.isBehind).toBe(false);
});

test("whoever has chosen is asked on at once, unless something came to light", async () => {
  settings.speed = "slow";
  const table = await opened();
  const told = [{ seat: 0, prompt: PROMPT, events: [{ type: "took" }] }];
  table.expect(6);
  table.hear(update({ told } as Partial<Update>));
  await vi.waitFor(() => expect(table.isBehind).toBe(false), { timeout: 300 });
  table.hurry();
  await new Promise((done) => setTimeout(done));
  table.expect(7);
  table.hear(update({ number: 7, position: 4, choices: 4, told } as Partial<Update>));
  table.takeTime(400, 400); // as a board does that turns cards over
  await new Promise((done) => setTimeout(done, 100));
  expect([table.choices, table.isBehind]).toEqual([4, true]);
});

test("whoever makes the last choice sees what it led to before the count, too", async () => {
  settings.speed = "slow";
  const table = await opened();
  const over = { state: "over", due: [] };
  table.hear(update({ told: [{ seat: 0, prompt: over, events: [{ type: "took" }] }] } as Partial<Update>));
  table.takeTime(400, 0); // cards fly
  await vi.waitFor(() => expect(table.state).toBe("over"));
  table.expect(6);
  await new Promise((done) => setTimeout(done, 100));
  expect(table.isBehind).toBe(true);
  table.hurry();
  expect(table.isBehind).toBe(false);
});

test("what others seal meanwhile interrupts nobody", async () => {
  settings.speed = "slow";
  const table = await opened();
  table.hear(
    update({ position: 2, told: [{ seat: 0, prompt: PROMPT, events: [{ type: "decided" }] }] } as Partial<Update>),
  );
  await vi.waitFor(() => expect(table.choices).toBe(3));
  expect(table.isBehind).toBe(false);
});
