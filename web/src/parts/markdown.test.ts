import { describe, expect, it } from "vitest";
import { idOf, parse, spansOf } from "./markdown";

describe("Markdown of the rules", () => {
  it("reads headings, paragraphs over several lines, and emphasis", () => {
    expect(parse("## À la fin\n\nOne *two*\nthree.")).toEqual([
      { kind: "heading", level: 2, id: "a-la-fin", spans: [{ kind: "text", text: "À la fin" }] },
      {
        kind: "paragraph",
        spans: [
          { kind: "text", text: "One " },
          { kind: "em", text: "two" },
          { kind: "text", text: " three." },
        ],
      },
    ]);
  });

  it("reads the name of a heading", () => {
    const [heading] = parse("## Cartes action {#actions}");
    expect(heading).toEqual({
      kind: "heading",
      level: 2,
      id: "actions",
      spans: [{ kind: "text", text: "Cartes action" }],
    });
  });

  it("reads items that go on in the next line, and a list that follows a paragraph", () => {
    const blocks = parse("Do:\n1. **Bid.** All\n   at once.\n2. Take.");
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list"]);
    expect(blocks[1]).toMatchObject({
      isOrdered: true,
      items: [[{ kind: "strong" }, { text: " All at once." }], [{}]],
    });
  });

  it("reads tables and drawings", () => {
    const [table, drawing] = parse("| a | b |\n|---|---|\n| 1 | `x` |\n\n```\n 6  7\n```\n");
    expect(table).toMatchObject({ kind: "table", rows: [[[{ text: "1" }], [{ kind: "code", text: "x" }]]] });
    expect(drawing).toEqual({ kind: "code", text: " 6  7" });
  });

  it("keeps markup as text", () => {
    expect(spansOf("<b>&amp;")).toEqual([{ kind: "text", text: "<b>&amp;" }]);
    expect(idOf("Schwarzer Rauch: „Größe“")).toBe("schwarzer-rauch-gro-e");
  });

  it("reads all rules to the end", () => {
    const files = import.meta.glob<string>("../../../src/roisoleil/games/*/text/rules.*.md", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(files)).toHaveLength(9);
    for (const source of Object.values(files)) {
      const blocks = parse(source);
      const ids = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      expect(JSON.stringify(blocks)).not.toMatch(/\*\*|\|--|\{#/);
    }
  });
});
