// The table that this person plays at by default: how many bots, and how good.
import type { GameInfo } from "../api/types";

const PLACE = "roisoleil-table";
const BOTS = 2;

class Taste {
  /** An easy one for somebody new. */
  level = $state("page");
  private bots = $state<Record<string, number>>({});

  constructor() {
    try {
      const { level, bots } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as {
        level?: string;
        bots?: Record<string, number>;
      };
      this.level = level ?? this.level;
      this.bots = bots ?? {};
    } catch {
      // nothing kept
    }
  }

  botsOf({ game, least_seats, most_seats }: GameInfo): number {
    return Math.min(Math.max(this.bots[game] ?? BOTS, least_seats - 1), most_seats - 1);
  }

  keep(game: string, level: string, bots: number): void {
    this.level = level;
    this.bots = { ...this.bots, [game]: bots };
    try {
      localStorage.setItem(PLACE, JSON.stringify({ level, bots: this.bots }));
    } catch {
      // a browser that remembers nothing
    }
  }
}

export const table = new Taste();
