// A question that names its price, and the gold that is there, to whoever may see it.
import type { HabemusView } from "../../api/types";
import type { Ask } from "../../table/asking";
import { BRIBE_PRICE } from "./worth";

export const ask: Ask = (words, given, question) => {
  const { own } = given as HabemusView;
  return question === "bribe" && own ? words.say("habemus-ask-bribe", { gold: BRIBE_PRICE, money: own.gold }) : "";
};
