// Who stands where on a board, and what that would bring now: as src/roisoleil/games/louis_xiv/text/tally.py tells it.
// It serves to explain a board; nothing is decided by it.
import type { LouisXivView } from "../../api/types";

export type Character = LouisXivView["boards"][number];
/** What a seat would get: the tile with or without a crown, the reward, the right to buy it, or nothing. */
export type Prospect = "crowned" | "free" | "paid" | "second" | "tied" | "bribes" | "nothing";

export class Tally {
  /** The markers of the seats and, after them, of the neutral side. */
  readonly counts: number[];
  readonly neutral: number;
  readonly firsts: number[];
  readonly leader: number | null;

  constructor(
    readonly board: Character,
    tieWinner: number | null = null,
  ) {
    this.counts = [...board.markers, board.neutral];
    this.neutral = board.markers.length;
    this.firsts = this.best(this.counts.map((_, contender) => contender));
    this.leader = tieWinner ?? (this.firsts.length === 1 ? this.firsts[0]! : null);
  }

  private best(contenders: number[]): number[] {
    const most = Math.max(0, ...contenders.map((contender) => this.counts[contender]!));
    return contenders.filter((contender) => most > 0 && this.counts[contender] === most);
  }

  get isEmpty(): boolean {
    return this.counts.every((count) => count === 0);
  }

  /** The seats that are present. */
  get seats(): number[] {
    return this.board.markers.flatMap((count, seat) => (count > 0 ? [seat] : []));
  }

  /** The seats with as many markers as a marker board asks for. */
  get reaching(): number[] {
    return this.seats.filter((seat) => this.board.markers[seat]! >= this.board.amount);
  }

  /** The seat that alone is second behind a sole leader on the king's board. */
  get second(): number | null {
    if (this.leader === null || !this.board.has_king) return null;
    const others = this.counts.map((_, contender) => contender).filter((contender) => contender !== this.leader);
    const seconds = this.best(others);
    return seconds.length === 1 && seconds[0] !== this.neutral ? seconds[0]! : null;
  }

  /** The seats that a money or first-place board would pay without a bribe. */
  get paid(): number[] {
    if (this.leader === null) return this.board.has_king ? this.firsts.filter((seat) => seat !== this.neutral) : [];
    return this.seats.filter((seat) => seat === this.leader || seat === this.second);
  }

  /** The seats that could only bribe. */
  get bribing(): number[] {
    if (this.board.condition !== "money") return [];
    const { paid } = this;
    return this.seats.filter((seat) => !paid.includes(seat));
  }

  prospect(seat: number): Prospect {
    const { board } = this;
    if (board.condition === "markers") return this.reaching.includes(seat) ? "paid" : "nothing";
    if (this.leader === seat) return board.has_king ? "crowned" : board.condition === "money" ? "free" : "paid";
    if (this.second === seat) return "second";
    if (this.paid.includes(seat)) return "tied";
    return this.bribing.includes(seat) ? "bribes" : "nothing";
  }
}

/**
 * The seats that have had their turn at the board being scored: one pass from its leader, or else from the first
 * player. While one of them enjoys the reward, the next is still to come; favours are given after all.
 */
export function servedOf(view: LouisXivView, tally: Tally): number[] {
  const seats = view.players.map((_, seat) => seat);
  if (!view.scoring || view.decision === "favour") return view.scoring ? seats : [];
  const { leader, neutral } = tally;
  const start = leader === null || leader === neutral ? view.first : leader;
  const turn = (seat: number): number => (seat - start + seats.length) % seats.length;
  const now = turn(view.to_act[0] ?? start) + (view.decision === "bribe" ? 0 : 1);
  return seats.filter((seat) => turn(seat) < now);
}

/** A board as it would be with more markers of a seat; while it is scored, with those that count. */
export function withMarkers(board: Character, seat: number, more: number): Character {
  if (more === 0 || seat < 0) return board;
  return { ...board, markers: board.markers.map((count, other) => (other === seat ? count + more : count)) };
}
