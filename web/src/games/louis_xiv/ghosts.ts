// The markers that a choice would put on boards, to be shown before it is made.
import type { LouisXivView, Struct } from "../../api/types";
import { isPlacement, type Layout, layoutOf } from "./layouts";

const NOTHING: Layout = new Map();

export function ghostsOf(struct: Struct | undefined, view: LouisXivView): Layout {
  if (!struct) return NOTHING;
  if (isPlacement(struct)) return layoutOf(struct.markers);
  switch (struct.type) {
    case "put":
      return new Map([[Number(struct.board), 1]]);
    case "add":
      return on(guestOf(view), Number(struct.markers));
    case "plot":
      return on(view.board, Number(struct.general) + Number(struct.personal));
    case "accept":
      return on(view.decision === "opening-marker" ? view.board : null, 1);
    default:
      return NOTHING;
  }
}

function on(board: number | null, count: number): Layout {
  return board === null || count === 0 ? NOTHING : new Map([[board, count]]);
}

/** Where Maintenon's markers go: her reward names the board. */
function guestOf(view: LouisXivView): number | null {
  const reward = view.boards.find((board) => board.reward.startsWith("markers-on-"))?.reward ?? "";
  return reward ? Number(reward.replace("markers-on-", "")) : null;
}
