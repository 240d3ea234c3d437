// Questions that name the card they are about, and its price.
import type { OmbreView } from "../../api/types";
import { capital } from "../../table/explained";
import type { Ask } from "../../table/asking";
import { cardName } from "./names";

export const ask: Ask = (words, given, question) => {
  const { auction, payment } = given as OmbreView;
  if (question === "auction" && auction) {
    const key = auction.leader === null ? "ombre-ask-auction" : "ombre-ask-auction-on";
    return words.say(key, { card: capital(cardName(words, auction.card)), highest: auction.highest });
  }
  if (question !== "payment" || !payment) return "";
  return words.say("ombre-ask-payment", { card: capital(cardName(words, payment.card)), price: payment.price });
};
