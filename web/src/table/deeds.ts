// What others did to a seat, as the fields of an event say it, whatever the game.
import type { GameDetail, Struct } from "../api/types";

/** Fields that name whoever has something done to them; whoever does it is in `seat`. */
const STRUCK = ["victim", "owner", "other"];

export function isDoneTo(detail: GameDetail, event: Struct, seat: number): boolean {
  if (seat < 0 || event.seat === seat) return false;
  const fields = (detail.events[event.type] ?? []) as [label: string, vocabulary: string][];
  return fields.some(([label, vocabulary]) => vocabulary === "seat" && STRUCK.includes(label) && event[label] === seat);
}
