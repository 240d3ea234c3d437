import { expect, test, vi } from "vitest";
import { Splitter, Stream } from "./stream";

test("messages that come in pieces are put together", () => {
  const splitter = new Splitter();
  expect(splitter.take('id: k3.4.0\ndata: {"table":"k3",')).toEqual([]);
  expect(splitter.take('"present":[0]}\n')).toEqual([]);
  expect(splitter.take("\ndata: ")).toEqual([{ id: "k3.4.0", message: { table: "k3", present: [0] } }]);
  expect(splitter.take('{"table":"k3","present":[]}\n\n')).toEqual([{ id: "", message: { table: "k3", present: [] } }]);
});

test("several messages at once come in order, and signs of life are none", () => {
  const parts = new Splitter().take(': alive\n\ndata: {"table":"a"}\n\n: alive\n\ndata: {"table":"b"}\n\n');
  expect(parts.map((part) => (part.message as { table: string }).table)).toEqual(["a", "b"]);
});

test("every connection tells which build of the page the server has", async () => {
  const builds = ["one", "two"];
  const told: string[] = [];
  vi.stubGlobal(
    "fetch",
    async () => new Response(": still here\n\n", { headers: { "roisoleil-page": builds.shift() ?? "" } }),
  );
  const stream = new Stream(
    "",
    () => {},
    () => {},
    (build) => {
      told.push(build);
      if (told.length === 2) stream.close();
    },
  );
  await stream.run();
  vi.unstubAllGlobals();
  expect(told).toEqual(["one", "two"]);
});
