// As much Markdown as our rules use, read into blocks; what is shown of them is always text, never markup.

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; isOrdered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const ITEM = /^(?:[-*]|\d+\.) +/;
const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function parse(source: string): Block[] {
  const lines = source.split("\n");
  const blocks: Block[] = [];
  while (lines.length > 0) {
    if (lines[0]!.trim() === "") lines.shift();
    else blocks.push(nextBlock(lines));
  }
  return blocks;
}

function nextBlock(lines: string[]): Block {
  const line = lines[0]!;
  if (line.startsWith("```")) return code(lines);
  if (line.startsWith("#")) return heading(lines.shift()!);
  if (line.startsWith("|")) return table(lines);
  if (ITEM.test(line)) return list(lines);
  return { kind: "paragraph", spans: spansOf(take(lines, (next) => !startsBlock(next)).join(" ")) };
}

function startsBlock(line: string): boolean {
  return (
    line.trim() === "" || line.startsWith("#") || line.startsWith("|") || line.startsWith("```") || ITEM.test(line)
  );
}

/** The lines that belong together: the first, and those after it that pass. */
function take(lines: string[], belongs: (line: string) => boolean): string[] {
  const taken = [lines.shift()!];
  while (lines.length > 0 && belongs(lines[0]!)) taken.push(lines.shift()!);
  return taken.map((line) => line.trim());
}

function code(lines: string[]): Block {
  lines.shift();
  const text: string[] = [];
  while (lines.length > 0 && !lines[0]!.startsWith("```")) text.push(lines.shift()!);
  lines.shift();
  return { kind: "code", text: text.join("\n") };
}

function heading(line: string): Block {
  const level = line.match(/^#+/)![0].length;
  const [, text, anchor] = /^(.*?)(?: \{#(\w+)\})?$/.exec(line.slice(level).trim())!;
  return { kind: "heading", level, id: anchor ?? idOf(text!), spans: spansOf(text!) };
}

/** How a heading is called in an address, unless it says so itself: `## Title {#name}`, the same in all languages. */
export function idOf(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function list(lines: string[]): Block {
  const isOrdered = /^\d/.test(lines[0]!);
  const items: Span[][] = [];
  while (lines.length > 0 && ITEM.test(lines[0]!)) {
    const item = take(lines, (next) => /^ +\S/.test(next)).join(" ");
    items.push(spansOf(item.replace(ITEM, "")));
  }
  return { kind: "list", isOrdered, items };
}

function table(lines: string[]): Block {
  const rows = take(lines, (next) => next.startsWith("|"));
  const cells = (row: string): Span[][] =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => spansOf(cell.trim()));
  return { kind: "table", head: cells(rows[0]!), rows: rows.slice(2).map(cells) };
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPANS)) {
    if (match.index > end) spans.push({ kind: "text", text: text.slice(end, match.index) });
    const kind = match[1] !== undefined ? "strong" : match[2] !== undefined ? "em" : "code";
    spans.push({ kind, text: (match[1] ?? match[2] ?? match[3])! });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}
