import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Upgrade } from "./upgrade.svelte";

const MINUTE = 60_000;
let coming = "new";
let asked = 0;
let reloads = 0;
let upgrade: Upgrade;

/** This page as it is after a load; what the tab remembers stays. */
function load(own: string): Upgrade {
  reloads = 0;
  const loaded: Upgrade = new Upgrade(own, () => {
    if (loaded === upgrade) reloads++; // those of before are gone, but happy-dom goes on to call them
  });
  return (upgrade = loaded);
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
const press = (): boolean => dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = "";
  coming = "new";
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked++;
    return new Response(`<!doctype html><head><meta name="build" content="${coming}" /></head>`);
  });
  load("old");
});
afterEach(() => {
  hide(false);
  upgrade.hear("old"); // no timer goes on
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the same page again changes nothing, nor does a server without one, nor a page without a build", async () => {
  upgrade.hear("old");
  upgrade.hear("");
  load("").hear("new");
  await pass(MINUTE);
  expect([reloads, asked]).toEqual([0, 0]);
});

test("another page comes once nobody has pressed anything for some seconds", async () => {
  await pass(MINUTE);
  press();
  upgrade.hear("new");
  await pass(3000);
  press();
  await pass(3000);
  expect(reloads).toBe(0);
  await pass(3000);
  expect(reloads).toBe(1);
});

test("a page that nobody looks at is reloaded at once", async () => {
  press();
  upgrade.hear("new");
  await pass(100);
  expect(reloads).toBe(0);
  hide(true);
  await pass(0);
  expect(reloads).toBe(1);
});

test("what would be lost holds it, even where nobody looks; a word is said meanwhile", async () => {
  let isPicking = true;
  const end = upgrade.loses(() => isPicking);
  upgrade.hear("new");
  hide(true);
  await pass(10 * MINUTE);
  expect([reloads, upgrade.isTold]).toEqual([0, true]);
  isPicking = false;
  await pass(1000);
  expect(reloads).toBe(1);
  end();
});

test("what would be interrupted holds it until nobody is there any more", async () => {
  await pass(MINUTE);
  press();
  upgrade.interrupts(() => true);
  upgrade.hear("new");
  await pass(4 * MINUTE);
  expect(reloads).toBe(0);
  await pass(2 * MINUTE);
  expect(reloads).toBe(1);
});

test("an open dialog is not taken away from who reads it", async () => {
  document.body.innerHTML = "<dialog open>Keys</dialog>";
  press();
  upgrade.hear("new");
  await pass(MINUTE);
  expect(reloads).toBe(0);
  document.body.innerHTML = "";
  await pass(5000);
  expect(reloads).toBe(1);
});

test("a line that is typed and not sent is not lost, but what keeps itself, or was sent, holds nothing", async () => {
  document.body.innerHTML = '<input id="chat" /><input id="name" data-kept /><input id="box" type="checkbox" />';
  const type = (id: string, text: string): void => {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  for (const id of ["name", "box"]) type(id, "Anne");
  type("chat", "Habemus");
  upgrade.hear("new");
  hide(true);
  await pass(10 * MINUTE);
  expect(reloads).toBe(0);
  (document.getElementById("chat") as HTMLInputElement).value = ""; // as when it was sent
  await pass(1000);
  expect(reloads).toBe(1);
});

test("where an old page is kept on the way, nothing is reloaded, and it is asked ever more rarely", async () => {
  coming = "old";
  upgrade.hear("new");
  await pass(60 * MINUTE);
  expect(reloads).toBe(0);
  expect(asked).toBeLessThan(12);
  coming = "new";
  await pass(10 * MINUTE);
  expect(reloads).toBe(1);
});

test("a page that came back as it was is not reloaded again and again", async () => {
  let all = 0;
  for (let visit = 0; visit < 20; visit++) {
    load("old").hear("new");
    await pass(MINUTE);
    all += reloads;
    upgrade.hear("old");
  }
  expect(all).toBe(1);
});

test("while servers differ a page goes forward once, and back only if that is told for long", async () => {
  upgrade.hear("new");
  await pass(MINUTE);
  expect(reloads).toBe(1);
  load("new");
  coming = "old";
  for (let turn = 0; turn < 10; turn++) {
    upgrade.hear("old");
    await pass(5 * MINUTE);
    upgrade.hear("new");
    await pass(5 * MINUTE);
  }
  expect(reloads).toBe(0);
  upgrade.hear("old"); // the operator went back
  await pass(9 * MINUTE);
  expect(reloads).toBe(0);
  await pass(2 * MINUTE);
  expect(reloads).toBe(1);
});

test("servers that always differ make a page reload ever more rarely", async () => {
  let all = 0;
  for (let minute = 0, own = "old"; minute < 24 * 60; minute += 60) {
    const other = (coming = own === "old" ? "new" : "old");
    load(own).hear(other);
    await pass(60 * MINUTE);
    upgrade.hear(own);
    all += Math.min(reloads, 1);
    if (reloads) own = other;
  }
  expect(all).toBeLessThan(9);
});

test("a browser that remembers nothing is told, and not reloaded", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  upgrade.hear("new");
  await pass(MINUTE);
  expect([reloads, upgrade.isTold]).toEqual([0, true]);
  expect(asked).toBeLessThan(4);
});

test("a server that is away again has nothing to come", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  upgrade.hear("new");
  await pass(10 * MINUTE);
  expect([reloads, upgrade.isTold]).toEqual([0, false]);
});

test("a file that is gone makes it ask what there is", async () => {
  dispatchEvent(new Event("vite:preloadError"));
  await pass(5 * MINUTE);
  expect(reloads).toBe(1);
});
