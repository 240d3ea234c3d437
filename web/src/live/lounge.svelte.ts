// All tables of this page, and the one stream that tells of them.
import type { Presence } from "../api/types";
import { type Connection, type Message, Stream } from "./stream";
import { LiveTable } from "./table.svelte";

class Lounge {
  connection = $state<Connection>("connecting");
  /** Counts whatever is heard of any table: who lists tables may list them again. */
  heard = $state(0);

  private readonly tables = new Map<string, LiveTable>();
  private stream: Stream | null = null;
  private watched = "";

  constructor() {
    for (const change of ["online", "offline"]) addEventListener(change, () => this.stream?.nudge());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.connection !== "live") this.stream?.nudge();
    });
  }

  /** A table as far as it is known. */
  table(id: string): LiveTable {
    const table = this.tables.get(id) ?? new LiveTable(id);
    this.tables.set(id, table);
    return table;
  }

  /** A table, kept up to date from now on. */
  async open(id: string): Promise<LiveTable> {
    const table = this.table(id);
    await table.load();
    // The stream tells of my tables while they are played; of others, and of a rematch, it tells whoever watches.
    const isMine = table.info?.seats.some((sitting) => sitting.mine) ?? false;
    const isTold = isMine && ["open", "playing"].includes(table.info?.state ?? "");
    if (!table.problem) this.listen(isTold ? "" : id);
    return table;
  }

  /** Listen to my tables, and to one that is watched. Called again when this browser has become known. */
  listen(watch = "", anew = false): void {
    if (this.stream && watch === this.watched && !anew && this.connection !== "unknown") return;
    this.stream?.close();
    this.watched = watch;
    this.connection = "connecting";
    this.stream = new Stream(
      watch,
      (message) => this.hear(message),
      (connection) => (this.connection = connection),
    );
    void this.stream.run();
  }

  private hear(message: Message): void {
    this.heard++;
    this.tables.get((message as Presence).table)?.hear(message);
  }
}

export const lounge = new Lounge();
