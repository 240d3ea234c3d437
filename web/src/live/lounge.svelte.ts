// All tables of this page, and the one stream that tells of them.
import type { Presence, TableInfo } from "../api/types";
import { type Connection, type Message, Stream } from "./stream";
import { LiveTable } from "./table.svelte";
import { upgrade } from "./upgrade.svelte";

class Lounge {
  connection = $state<Connection>("connecting");
  /** Counts whatever is heard of any table: who lists tables may list them again. */
  heard = $state(0);

  private readonly tables = new Map<string, LiveTable>();
  /** Who is there at each table of mine: that is told once, perhaps before the table is opened here. */
  private readonly present = new Map<string, Presence>();
  private readonly begun = new Map<string, Promise<void>>();
  private stream: Stream | null = null;
  private watched = "";

  constructor() {
    for (const change of ["online", "offline"]) addEventListener(change, () => this.stream?.nudge());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.connection !== "live") this.stream?.nudge();
    });
  }

  /** Begin to read a table that will be opened in a moment; tells what is known first. */
  begin(id: string, tell?: (info: TableInfo) => void): void {
    if (this.begun.has(id)) return;
    const table = this.tables.get(id) ?? this.lay(id);
    const loading = table.load(tell);
    loading.catch(() => undefined); // told to whoever opens it
    this.begun.set(id, loading);
  }

  private lay(id: string): LiveTable {
    const table = new LiveTable(id);
    this.tables.set(id, table);
    const known = this.present.get(id);
    if (known) table.hear(known);
    return table;
  }

  /** A table, kept up to date from now on. */
  async open(id: string): Promise<LiveTable> {
    this.begin(id);
    const loading = this.begun.get(id)!;
    this.begun.delete(id);
    await loading;
    const table = this.tables.get(id)!;
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
      (build) => upgrade.hear(build),
    );
    void this.stream.run();
  }

  private hear(message: Message): void {
    this.heard++;
    if ("present" in message) this.present.set(message.table, message as Presence);
    this.tables.get((message as Presence).table)?.hear(message);
  }
}

export const lounge = new Lounge();
