// The scoring of a round, board by board, from what was told.
import type { Chapter, Struct } from "../../api/types";

export type Scored = {
  board: number;
  events: Struct[];
  /** The markers that were counted, by seat, once they have left; and whether they are lost to the general supply. */
  left: { seat: number; markers: number; isLost: boolean }[];
  isFlipped: boolean;
};

/** What tells that the next phase has begun. */
const AFTERWARDS = [
  "mission-laid",
  "mission-drawn",
  "mission-seen",
  "mission-returned",
  "tile-crowned",
  "tile-handed-in",
  "exchanged",
];

/** The boards scored in the last round told, in their order; up to a position, if one is given. */
export function scoredOf(story: Chapter[], until = Infinity): Scored[] {
  let scored: Scored[] = [];
  let isScoring = false;
  for (const chapter of story) {
    if (chapter.choices > until) break;
    for (const event of chapter.events as Struct[]) {
      if (event.type === "round-began") {
        scored = [];
        isScoring = false;
      } else if (event.type === "board-scored") {
        scored.push({ board: Number(event.board), events: [], left: [], isFlipped: false });
        isScoring = true;
      } else if (AFTERWARDS.includes(event.type) || event.space === "missions") isScoring = false;
      else if (isScoring) note(scored.at(-1)!, event);
    }
  }
  return scored;
}

function note(scored: Scored, event: Struct): void {
  scored.events.push(event);
  if (event.type === "board-flipped") scored.isFlipped = true;
  if (event.type === "markers-home" || event.type === "markers-lost") {
    const isLost = event.type === "markers-lost";
    scored.left.push({ seat: Number(event.seat), markers: Number(event.markers), isLost });
  }
}
