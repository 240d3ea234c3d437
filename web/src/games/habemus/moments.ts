// Moments that everybody should see together: short scenes made of events.
import type { Struct } from "../../api/types";

export type OpenBid = { seat: number; paid: string; counts: string };
export type Moment =
  | { kind: "black-smoke" | "white-smoke" }
  | { kind: "actions"; cards: { seat: number; card: string }[] }
  | { kind: "bids"; bids: OpenBid[]; order: number[] }
  | { kind: "death" | "excluded"; victim: number; card: string };

export function momentsOf(events: Struct[]): Moment[] {
  const moments: Moment[] = [];
  const cards = events
    .filter((event) => event.type === "action-opened" && event.card && event.card !== "none")
    .map((event) => ({ seat: event.seat as number, card: event.card as string }));
  if (cards.length > 0) moments.push({ kind: "actions", cards });
  const bids = events
    .filter((event) => event.type === "bid-opened")
    .map((event) => ({
      seat: event.seat as number,
      paid: String(event.paid ?? ""),
      counts: String(event.counts ?? ""),
    }));
  const order = events.find((event) => event.type === "order-of-choice");
  if (bids.length > 0) moments.push({ kind: "bids", bids, order: order ? orderOf(order) : [] });
  for (const event of events) {
    if (event.type === "died")
      moments.push({ kind: "death", victim: event.victim as number, card: event.card as string });
    if (event.type === "excluded")
      moments.push({ kind: "excluded", victim: event.victim as number, card: event.card as string });
    if (event.type === "black-smoke-rose") moments.push({ kind: "black-smoke" });
    if (event.type === "white-smoke-rose") moments.push({ kind: "white-smoke" });
  }
  return moments;
}

function orderOf(event: Struct): number[] {
  return [event.first, event.second, event.third, event.fourth].filter(
    (seat) => typeof seat === "number" && seat >= 0,
  ) as number[];
}
