// What moves where on the board when something happens.
import type { Struct } from "../../api/types";
import type { Move } from "../../table/flights";
import { isQuality, plain } from "./box";

const DISCARD = "discard";
const DECK = "deck";

export const turnedPlace = (card: string): string => `turned-${card}`;
export const asidePlace = (card: string): string => `aside-${card}`;
export const LOT = "lot";

/** Where a card lies in a sphere: on top of its row, or beside the rows. */
export function cardPlace(seat: number, card: string): string {
  return `seat-${seat}-${plain(card)}`;
}

export function tokenPlace(seat: number, token: "power" | "gold"): string {
  return `seat-${seat}-${token}s`;
}

export function movesOf(events: Struct[]): Move[] {
  return events.flatMap(moveOf);
}

function moveOf(event: Struct): Move[] {
  const { type, seat, card, victim, other } = event as Struct & {
    seat: number;
    card: string;
    victim: number;
    other: string;
  };
  switch (type) {
    case "card-turned":
      return [{ from: DECK, to: isQuality(card) ? turnedPlace(card) : asidePlace(card), orTo: LOT, grows: true }];
    case "placed":
      return [{ from: turnedPlace(card), or: DECK, to: cardPlace(seat, card), appears: true }];
    case "discarded":
      return [{ from: turnedPlace(card), to: DISCARD }];
    case "retrieved":
      return [{ from: DISCARD, to: cardPlace(seat, card), grows: true }];
    case "laid-down":
    case "card-forfeited":
    case "paid-card":
      return [{ from: cardPlace(seat, card), to: DISCARD }];
    case "conspired":
      return [{ from: cardPlace(seat, card), to: DISCARD }, ...gains(event)];
    case "dismissed":
      return [
        { from: cardPlace(seat, card), to: DISCARD },
        { from: cardPlace(victim, other), to: DISCARD },
      ];
    case "banished":
      return [{ from: cardPlace(victim, card), to: DISCARD }];
    case "traded":
      return [
        { from: cardPlace(seat, card), to: cardPlace(victim, card), appears: true },
        { from: cardPlace(victim, other), to: cardPlace(seat, other), appears: true },
      ];
    case "won":
      return [{ from: LOT, to: cardPlace(seat, card), appears: true }];
    case "gained":
    case "favoured":
      return gains(event);
    case "duel-fought":
    case "power-lost":
      return Number(event.power) > 0 ? [{ from: tokenPlace(victim, "power"), to: "bank-power" }] : [];
    case "tokens-forfeited":
    case "paid-tokens":
    case "gold-spent":
      return (["power", "gold"] as const)
        .filter((token) => Number(event[token] ?? 0) > 0)
        .map((token) => ({ from: tokenPlace(seat, token), to: `bank-${token}` }));
    default:
      return [];
  }
}

function gains(event: Struct): Move[] {
  return (["power", "gold"] as const)
    .filter((token) => Number(event[token] ?? 0) > 0)
    .map((token) => ({ from: `bank-${token}`, to: tokenPlace(event.seat as number, token) }));
}
