// What moves where on the board when something happens.
import type { Struct } from "../../api/types";
import type { Move } from "../../table/flights";

export const GONE = "gone";

export function movesOf(events: Struct[], isPerson: (card: string) => boolean): Move[] {
  return events.flatMap((event) => moveOf(event, isPerson));
}

function moveOf(event: Struct, isPerson: (card: string) => boolean): Move[] {
  const { type, seat, card } = event as Struct & { seat: number; card: string };
  switch (type) {
    case "took":
      return isPerson(card)
        ? [{ from: `row-${card}`, to: `person-${card}`, appears: true }]
        : [{ from: `row-${card}`, to: placeAtSeat(seat, card) }];
    case "left-over":
      return [{ from: `row-${card}`, to: GONE }];
    case "bribed":
      return [personMove(card)];
    case "swapped":
      return [event.first, event.second].map((person) => personMove(String(person)));
    case "excluded":
    case "died":
      return [{ from: `person-${card}`, to: GONE }];
    case "action-opened":
      return card && card !== "none"
        ? [{ from: `seat-${seat}-hand-${card}`, or: `seat-${seat}-hand`, to: `seat-${seat}-laid` }]
        : [];
    case "gems-gained":
      return [{ from: "bank", to: `seat-${seat}` }];
    case "card-turned":
      return [{ from: "decks", to: `row-${card}`, grows: true }];
    default:
      return [];
  }
}

/** A person goes from one display to another. */
function personMove(person: string): Move {
  return { from: `person-${person}`, to: `person-${person}`, appears: true };
}

function placeAtSeat(seat: number, card: string): string {
  if (card === "death") return GONE;
  if (["mazarin", "louis", "felipe", "squadrone"].includes(card)) return `seat-${seat}-${card}`;
  return card === "camerlengo" ? `seat-${seat}` : `seat-${seat}-hand`;
}
