// What others did to a seat, as the fields of an event say it, whatever the game.
import type { GameDetail, Struct } from "../api/types";

/** Fields that name whoever has something done to them; whoever does it is in `seat`, or else it is whoever chose. */
const STRUCK = ["victim", "owner", "other"];

/** Whether an event that somebody's choice brought about was done to a seat by another. */
export function isDoneTo(detail: GameDetail, event: Struct, by: number, seat: number): boolean {
  if (seat < 0 || (event.seat ?? by) === seat) return false;
  const fields = (detail.events[event.type] ?? []) as [label: string, vocabulary: string][];
  return fields.some(([label, vocabulary]) => vocabulary === "seat" && STRUCK.includes(label) && event[label] === seat);
}
