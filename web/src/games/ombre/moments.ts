// Moments that everybody should see together: short scenes made of events.
import type { Struct } from "../../api/types";

export type Moment =
  | { kind: "louis-came" | "louis-returned"; seat: number }
  | { kind: "mazarin" | "debts"; seals: number; isIdle: boolean }
  | { kind: "eliminated"; seat: number }
  | { kind: "won"; seat: number; card: string; price: number };

export function momentsOf(events: Struct[]): Moment[] {
  const has = (type: string): boolean => events.some((event) => event.type === type);
  return events.flatMap((event): Moment[] => {
    const seat = event.seat as number;
    switch (event.type) {
      case "louis-came":
      case "louis-returned":
        return [{ kind: event.type, seat }];
      case "mazarin-came":
        return [{ kind: "mazarin", seals: 0, isIdle: has("nobody-intrigues") }];
      case "debts-came":
        return [{ kind: "debts", seals: Number(event.seals), isIdle: has("nobody-owes") }];
      case "eliminated":
        return [{ kind: "eliminated", seat }];
      case "won":
        return [{ kind: "won", seat, card: String(event.card), price: Number(event.price) }];
      default:
        return [];
    }
  });
}
