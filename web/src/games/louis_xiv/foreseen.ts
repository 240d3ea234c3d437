// Everybody with an intrigue card is asked before each board, so that nobody learns who holds the card of that board.
// Bots do not mind: whoever is alone with them need not say no again and again.
import type { Struct, View } from "../../api/types";

export function isForeseen(view: View, only: Struct, isAlone: boolean): boolean {
  return isAlone && view.decision === "intrigue" && only.type === "decline";
}
