// Placements: markers on up to three boards, written "6:1,1:2". An option is known by all its markers; pointing at
// boards one after the other leads to it.
import type { Struct } from "../../api/types";

/** Markers by board. */
export type Layout = ReadonlyMap<number, number>;

/** Kinds of choices that lay markers along boards; where one serves, the next is not used up. */
export const PLACEMENTS = ["place", "jump", "place-four"];

export function layoutOf(markers: unknown): Layout {
  if (typeof markers !== "string" || !markers.includes(":")) return new Map();
  return new Map(markers.split(",").map((part) => part.split(":").map(Number) as [number, number]));
}

export function isPlacement(struct: Struct): boolean {
  return PLACEMENTS.includes(struct.type);
}

export function sizeOf(layout: Layout): number {
  return [...layout.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether a layout has all these markers, and perhaps more. */
export function covers(layout: Layout, part: Layout): boolean {
  return [...part].every(([board, count]) => (layout.get(board) ?? 0) >= count);
}

export function isSame(one: Layout, other: Layout): boolean {
  return covers(one, other) && covers(other, one);
}

export function plus(layout: Layout, board: number, more: number): Layout {
  const sum = new Map(layout);
  const count = (sum.get(board) ?? 0) + more;
  if (count > 0) sum.set(board, count);
  else sum.delete(board);
  return sum;
}

/** What all have in common. */
export function shared(layouts: Layout[]): Layout {
  const [first, ...rest] = layouts;
  if (!first) return new Map();
  const common = [...first].map(([board, count]): [number, number] => {
    return [board, Math.min(count, ...rest.map((layout) => layout.get(board) ?? 0))];
  });
  return new Map(common.filter(([, count]) => count > 0));
}

/** The markers that are sure once these are wanted: those of the shortest placements that have them all. */
export function completed(wanted: Layout, layouts: Layout[]): Layout {
  const possible = layouts.filter((layout) => covers(layout, wanted));
  const least = Math.min(...possible.map(sizeOf));
  return shared(possible.filter((layout) => sizeOf(layout) === least));
}
