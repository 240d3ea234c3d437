import { expect, test } from "vitest";
import { Splitter } from "./stream";

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
