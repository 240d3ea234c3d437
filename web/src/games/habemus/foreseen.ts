// Sealed choices that tell nothing to anybody: cards and gems are taken and spent in the open, so everybody can work
// out who has none left (ruling 45). The time of such an answer tells nothing either.
import type { HabemusView, Struct, View } from "../../api/types";

export function isForeseen(view: View, only: Struct): boolean {
  const { own, seat, displays } = view as HabemusView;
  if (only.type === "lay") return displays[seat ?? -1]?.hand === 0;
  return only.type === "bid" && own?.gems === "";
}
