// Calls to the server. A call that fails on the way is repeated with the same key, so that it happens once.
import type { Problem } from "./types";

const PATIENCE = 60_000;
const PAUSES = [150, 400, 1000, 2000, 4000];

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/** Answers that were asked for before anybody needed them. */
const foreseen = new Map<string, Promise<Response>>();

/** Ask for something that will be needed in a moment: the next `get` of it has the answer. */
export function foresee(...paths: string[]): void {
  for (const path of paths) {
    const answer = send("GET", path);
    answer.catch(() => undefined); // told to whoever gets it
    foreseen.set(path, answer);
  }
}

export async function get<T>(path: string): Promise<T> {
  const answer = foreseen.get(path) ?? send("GET", path);
  foreseen.delete(path);
  return answerOf<T>(await answer);
}

let open = 0;

/** How many wishes have no answer yet, those included that will be repeated. */
export function openWishes(): number {
  return open;
}

async function counted<T>(wish: () => Promise<T>): Promise<T> {
  open++;
  try {
    return await wish();
  } finally {
    open--;
  }
}

export function send(method: string, path: string, body?: object): Promise<Response> {
  return method === "GET" ? ask(method, path) : counted(() => ask(method, path, body));
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, request);
  } catch (failure) {
    throw new Unreachable(String(failure));
  }
}

export async function answerOf<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  let problem: Problem;
  try {
    problem = (await response.json()) as Problem;
  } catch {
    problem = { error: "fault" };
  }
  throw new Refusal(response.status, problem);
}

export async function post<T>(path: string, body: object): Promise<T> {
  return answerOf<T>(await send("POST", path, body));
}

/** Something that a seat wants: asked again and again while the server is away, and granted once. */
export function wish<T>(path: string, body: object): Promise<T> {
  return counted(() => wishOnce<T>(path, body));
}

async function wishOnce<T>(path: string, body: object): Promise<T> {
  const wanted = { ...body, key: newKey() };
  const deadline = Date.now() + PATIENCE;
  for (let attempt = 0; ; attempt++) {
    try {
      return await post<T>(path, wanted);
    } catch (failure) {
      const isAway = failure instanceof Unreachable || (failure instanceof Refusal && failure.status >= 500);
      if (!isAway || Date.now() > deadline) throw failure;
      await sleep(PAUSES[Math.min(attempt, PAUSES.length - 1)]!);
    }
  }
}

/** What nobody can guess: a key of a wish, or salt for a deal. */
export function newKey(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
