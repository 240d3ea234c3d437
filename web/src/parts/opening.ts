// Opening a table, sitting down, and taking a seat again.
import { answerOf, newKey, post, Refusal, send, wish } from "../api/client";
import type { NewTable, Opened } from "../api/types";
import { lounge } from "../live/lounge.svelte";
import { say, settings } from "../settings.svelte";
import { forgetSeat, keepSeats, secretsOf } from "./memory";

export const LONGEST_NAME = 20;

/** Who is to sit on a seat: somebody at this device, a friend who gets the link, or a bot. */
export type Plan = { kind: "here" | "friend" | "bot"; name: string; level: string };

export type Wishes = { game: string; seats: Plan[]; options?: string[]; watch?: boolean; isPublic?: boolean };

export function myName(): string {
  return settings.name.trim().slice(0, LONGEST_NAME) || say("default-name");
}

/** Open a table and sit down there, all who are here; it begins at once if nobody else is to come. Returns its name. */
export async function openTable({
  game,
  seats,
  options = [],
  watch = true,
  isPublic = false,
}: Wishes): Promise<string> {
  const here = seats.map((plan, seat) => ({ ...plan, seat })).filter((plan) => plan.kind === "here");
  const [first, ...others] = here as [(typeof here)[0], ...typeof here];
  const wanted: NewTable = {
    game,
    options,
    watch,
    seats: seats.map((plan) => (plan.kind === "bot" ? plan.level : "")),
    names: [first.name],
    salt: newKey(),
    public: isPublic,
  };
  const opened = await post<Opened>("/api/tables", wanted);
  keepSeats(opened);
  for (const { name, seat } of others) await sitDown(opened.table, name, seat);
  if (seats.every((plan) => plan.kind !== "friend")) await deal(opened.table, first.seat);
  lounge.listen("", true);
  return opened.table;
}

export async function sitDown(table: string, name: string, seat: number | null = null): Promise<void> {
  keepSeats(await post<Opened>(`/api/tables/${table}/join`, { name, seat, salt: newKey() }));
}

export async function deal(table: string, seat: number): Promise<void> {
  await wish(`/api/tables/${table}/start`, { seat });
}

export async function standUp(table: string, seat: number): Promise<void> {
  await wish(`/api/tables/${table}/leave`, { seat });
  forgetSeat(table, seat);
}

/** Close a table that we have opened, before the game. */
export async function closeTable(table: string): Promise<void> {
  await answerOf(await send("POST", `/api/tables/${table}/close`));
}

export async function claim(table: string, secret: string): Promise<void> {
  keepSeats(await post<Opened>(`/api/tables/${table}/claim`, { secret }));
  lounge.listen("", true);
}

/** Take again whatever seats this browser remembers: it has lost its cookie. Tells whether there were any. */
export async function reclaim(table: string): Promise<boolean> {
  let found = false;
  for (const [seat, secret] of Object.entries(secretsOf(table))) {
    try {
      await claim(table, secret);
      found = true;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      forgetSeat(table, Number(seat));
    }
  }
  return found;
}
