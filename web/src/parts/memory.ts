// The secret links of our seats, kept in this browser: they are told once, and can be shown again.
import type { Opened } from "../api/types";

const PLACE = "roisoleil-seats";
const MOST_TABLES = 60;

type Secrets = Record<number, string>;

function all(): Record<string, Secrets> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Secrets>;
  } catch {
    return {};
  }
}

function write(kept: Record<string, Secrets>): void {
  const newest = Object.entries(kept).slice(-MOST_TABLES);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // a browser that remembers nothing
  }
}

/** Remember the seats that were taken. */
export function keepSeats({ table, seats, links }: Opened): void {
  const { [table]: before, ...others } = all();
  const secrets: Secrets = { ...before };
  seats.forEach((seat, place) => (secrets[seat] = links[place]!));
  write({ ...others, [table]: secrets });
}

export function secretsOf(table: string): Secrets {
  return all()[table] ?? {};
}

export function forgetSeat(table: string, seat: number): void {
  const kept = all();
  delete kept[table]?.[seat];
  write(kept);
}

/** Forget all that this page keeps in this browser: taste, seats, and what was seen. */
export function forgetAll(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("roisoleil"));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // a browser that remembers nothing
  }
}

export function seatLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}/seat#${secret}`;
}
