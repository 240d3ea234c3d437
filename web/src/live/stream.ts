// The one stream of this page: news of all tables. It is opened again whenever it breaks, from where it was.
import type { Presence, Talk, Update } from "../api/types";

export type Message = Update | Talk | Presence;
export type Connection = "connecting" | "live" | "lost" | "unknown";

const SILENCE = 40_000; // the server shows every 15 seconds that it is alive
const PAUSES = [200, 500, 1000, 2000, 5000, 10_000];

type Part = { id: string; message: Message };

/** Cuts what comes over the line into messages; what is not complete yet waits for the rest. */
export class Splitter {
  private rest = "";

  take(text: string): Part[] {
    const parts = (this.rest + text).split("\n\n");
    this.rest = parts.pop()!;
    return parts.map(parsed).filter((part) => part !== null);
  }
}

/** A message with its id; none where the server only shows that it is alive. */
function parsed(part: string): Part | null {
  let id = "";
  let data = "";
  for (const line of part.split("\n")) {
    if (line.startsWith("id: ")) id = line.slice(4);
    else if (line.startsWith("data: ")) data = line.slice(6);
  }
  return data ? { id, message: JSON.parse(data) as Message } : null;
}

export class Stream {
  private lastId = "";
  private wake: () => void = () => {};
  private abort: AbortController | null = null;
  private isOver = false;

  constructor(
    private readonly watch: string,
    private readonly take: (message: Message) => void,
    private readonly tell: (connection: Connection) => void,
    /** Told with every connection which build of the page the server has. */
    private readonly serves: (build: string) => void = () => {},
  ) {}

  async run(): Promise<void> {
    for (let failures = 0; !this.isOver; failures++) {
      try {
        if (await this.listen()) failures = 0;
      } catch {
        // told below
      }
      if (this.isOver) return;
      this.tell("lost");
      await this.sleep(PAUSES[Math.min(failures, PAUSES.length - 1)]!);
    }
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const alarm = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(alarm);
        done();
      };
    });
  }

  /** Reconnect at once: the page has woken up, or a call has shown that the server is back. */
  nudge(): void {
    this.abort?.abort();
    this.wake();
  }

  close(): void {
    this.isOver = true;
    this.nudge();
  }

  private async listen(): Promise<boolean> {
    this.abort = new AbortController();
    const headers: Record<string, string> = { accept: "text/event-stream" };
    if (this.lastId) headers["last-event-id"] = this.lastId;
    const path = this.watch ? `/api/stream?watch=${this.watch}` : "/api/stream";
    const response = await fetch(path, { headers, credentials: "same-origin", signal: this.abort.signal });
    if (response.status === 401 || response.status === 404) {
      this.tell("unknown");
      this.isOver = true;
      return false;
    }
    if (!response.ok || !response.body) return false;
    this.tell("live");
    this.serves(response.headers.get("roisoleil-page") ?? "");
    await this.read(response.body.getReader());
    return true;
  }

  private async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    const splitter = new Splitter();
    for (;;) {
      const alarm = setTimeout(() => this.abort?.abort(), SILENCE);
      const { done, value } = await reader.read().finally(() => clearTimeout(alarm));
      if (done) return;
      for (const { id, message } of splitter.take(decoder.decode(value, { stream: true }))) {
        this.take(message);
        if (id) this.lastId = id;
      }
    }
  }
}
