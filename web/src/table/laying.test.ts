import { expect, test } from "vitest";
import { Laying } from "./laying.svelte";

/** A turn of the page: whatever waits for one has had it. */
function turn(): Promise<void> {
  return new Promise((done) => setTimeout(done, 20));
}

test("parts are drawn in their order, with those that they bring, before a table is shown", async () => {
  const laying = new Laying();
  const drawn: string[] = [];
  laying.add(() => {
    drawn.push("board");
    laying.add(() => drawn.push("hand"));
  });
  laying.add(() => drawn.push("bar"));
  expect(drawn).toEqual([]);
  laying.begin();
  await turn();
  expect(drawn).toEqual(["board", "bar", "hand"]);
  expect(laying.isDone).toBe(true);
});

test("what comes later is drawn at once", async () => {
  const laying = new Laying();
  laying.begin();
  await turn();
  let isDrawn = false;
  laying.add(() => (isDrawn = true));
  expect(isDrawn).toBe(true);
});
