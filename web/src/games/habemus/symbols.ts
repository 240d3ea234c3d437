// The pictures of the symbols on persons' cards.
import * as icons from "../../art/icons";

export const SYMBOLS: Record<string, string> = {
  barons: icons.ionicColumn,
  book: icons.openBook,
  cross: icons.gothicCross,
  dove: icons.peaceDove,
  eagle: icons.eagleEmblem,
  horse: icons.horseHead,
  louis: icons.heraldicSun,
  mazarin: icons.popeCrown,
  wing: icons.featheredWing,
};
/** For a symbol of an owner's file that we have no picture of. */
export const ANY_SYMBOL = icons.waxSeal;
