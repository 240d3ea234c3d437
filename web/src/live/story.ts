// What a viewpoint was told, choice by choice, from two sources: the story read from the server, and what the stream
// told before and since.
import type { Chapter } from "../api/types";

/**
 * The chapters heard, with those after `before` as they were read. What was read may be ahead of the table as it is
 * shown (the stream will tell the rest), or behind it (then what was heard since stays).
 */
export function joined(heard: Chapter[], read: Chapter[], before: number, shown: number): Chapter[] {
  const known = read.filter((chapter) => chapter.choices > before && chapter.choices <= shown);
  const last = known.at(-1)?.choices ?? before;
  const since = heard.filter((chapter) => chapter.choices > last && chapter.choices <= shown);
  return [...heard.filter((chapter) => chapter.choices <= before), ...known, ...since];
}
