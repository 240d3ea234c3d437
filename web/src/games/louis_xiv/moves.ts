// What moves where on the table when something happens.
import type { Struct } from "../../api/types";
import type { Move } from "../../table/flights";
import { layoutOf } from "./layouts";

export function movesOf(events: Struct[], scored: number | null): Move[] {
  let board = scored;
  return events.flatMap((event) => {
    if (event.type === "board-scored") board = Number(event.board);
    return moveOf(event, board);
  });
}

function moveOf(event: Struct, scored: number | null): Move[] {
  const seat = `seat-${event.seat}`;
  switch (event.type) {
    case "markers-placed":
      return [...layoutOf(event.layout).keys()].map((board) => toBoard(seat, "personal", board, Number(event.seat)));
    case "markers-added":
    case "plotted":
      return [toBoard(seat, "general", Number(event.board), Number(event.seat))];
    case "markers-home":
      return scored ? [{ from: `board-${scored}-${seat}`, to: `${seat}-personal` }] : [];
    case "markers-lost":
      return scored ? [{ from: `board-${scored}-${seat}`, to: `${seat}-general` }] : [];
    case "markers-recovered":
      return Number(event.markers) > 0 ? [{ from: `${seat}-general`, to: `${seat}-personal` }] : [];
    case "tile-gained":
      return scored ? [{ from: `board-${scored}-reward`, to: `${seat}-tiles` }] : [];
    case "bribed":
      return [{ from: `${seat}-money`, to: `board-${event.board}-condition` }];
    case "shield-drawn":
      return [{ from: "shields", to: `${seat}-shields` }];
    case "intrigue-drawn":
      return [{ from: "intrigues", to: `${seat}-intrigues` }];
    case "mission-drawn":
      return [{ from: `stack-${event.stack}`, to: `${seat}-missions` }];
    case "card-played":
      return [{ from: `${seat}-card-${event.card}`, or: `${seat}-hand`, to: "played" }];
    case "mission-laid":
      return [{ from: `${seat}-mission-${event.mission}`, or: `${seat}-missions`, to: `${seat}-laid` }];
    default:
      return [];
  }
}

function toBoard(seat: string, supply: string, board: number, number: number): Move {
  return { from: `${seat}-${supply}`, to: `board-${board}-seat-${number}`, appears: true };
}
