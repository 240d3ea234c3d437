// One table as it is shown: what the server tells of it, at the pace that the person wants.
import { get, Refusal, sleep } from "../api/client";
import type { Chapter, News, Presence, Prompt, Said, Struct, TableInfo, Talk, Told, Update, View } from "../api/types";
import { settings } from "../settings.svelte";
import { changed } from "./delta";
import { pauseAfter } from "./pace";
import { joined } from "./story";
import type { Message } from "./stream";

export const WATCHER = -1;
/** Before the opening, which is told after no choice. */
const NEVER = -1;

/** Milliseconds until a server that is away is asked again. */
const RETRY = 1500;

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  views = $state.raw<Record<number, View>>({});
  prompts = $state.raw<Record<number, Prompt>>({});
  /** What each viewpoint of ours was told, from the opening on. */
  story = $state.raw<Record<number, Chapter[]>>({});
  chat = $state.raw<Said[]>([]);
  present = $state.raw<number[]>([]);
  position = $state(0);
  /** How many choices led to what is shown. */
  choices = $state(0);
  /** The events of the last update, for those who show how pieces move. */
  latest = $state.raw<Struct[]>([]);
  /** How often choices were taken back: positions of before may be others now. */
  undone = $state(0);
  /** Why it cannot be shown at all. */
  problem = $state<string>("");

  /** The last entry of the table's log that is shown, and the last one that we know of. */
  private number = $state(0);
  private known = $state(0);
  private hasMore = $state(false);
  private heardBy = $state.raw<Record<number, Struct[]>>({});
  private readonly waiting: Update[] = [];
  private isBusy = false;

  constructor(readonly id: string) {}

  /** The seats of this device, or that of a watcher. */
  get viewpoints(): number[] {
    const mine = this.info?.seats.filter((sitting) => sitting.mine).map((sitting) => sitting.seat) ?? [];
    return mine.length > 0 ? mine : [WATCHER];
  }

  get state(): string {
    return this.prompts[this.viewpoints[0] ?? WATCHER]?.state ?? this.info?.state ?? "open";
  }

  /** Whether there is more to be shown: what waits for its turn, or what we wished and the stream has yet to tell. */
  get isBehind(): boolean {
    return this.hasMore || this.number < this.known;
  }

  /** A wish of ours was granted, by this entry. */
  expect(number: number): void {
    this.known = Math.max(this.known, number);
  }

  /** The events of the last update, as a viewpoint was told. */
  latestOf(seat: number): Struct[] {
    return this.heardBy[seat] ?? [];
  }

  /** Read the table as it stands; tells what is known first. */
  async load(tell: (info: TableInfo) => void = () => {}): Promise<void> {
    try {
      const info = await get<TableInfo>(`/api/tables/${this.id}`);
      this.show(info);
      tell(info);
      void this.catchUp(); // some of what waits may be newer than this answer
      const story = info.state === "open" ? Promise.resolve() : this.loadStory();
      [this.chat] = await Promise.all([get<Said[]>(`/api/tables/${this.id}/chat`), story]);
      this.problem = "";
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      this.problem = failure.problem.error;
    }
  }

  private show(info: TableInfo): void {
    this.info = info;
    this.number = info.number;
    this.position = info.position;
    this.choices = info.choices;
    this.take(info.told);
  }

  private async loadStory(): Promise<void> {
    const told = await Promise.all(
      this.viewpoints.map((seat) => get<Chapter[]>(`/api/tables/${this.id}/story?seat=${seat}`)),
    );
    this.story = Object.fromEntries(
      this.viewpoints.map((seat, place) => [seat, joined(this.story[seat] ?? [], told[place]!, NEVER, this.choices)]),
    );
  }

  /** News from the stream. */
  hear(message: Message): void {
    if ("chat" in message) this.hearTalk(message as Talk);
    else if ("present" in message) this.present = (message as Presence).present;
    else {
      this.waiting.push(message as Update);
      void this.catchUp();
    }
  }

  private hearTalk(talk: Talk): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...talk.chat.filter((said) => said.number > last)];
  }

  /** Show all that waits, one thing after the other. */
  private async catchUp(): Promise<void> {
    if (this.isBusy || !this.info) return;
    this.isBusy = true;
    try {
      while (this.waiting.length > 0) {
        const update = this.waiting.shift()!;
        this.hasMore = this.waiting.length > 0;
        const hasEvents = await this.apply(update);
        const isHurried = document.hidden || settings.text;
        const pause = pauseAfter(hasEvents ? this.latest.length : 0, settings.speed, this.waiting.length, isHurried);
        if (pause > 0) await sleep(pause);
      }
    } finally {
      this.isBusy = false;
      this.hasMore = false;
    }
  }

  private async apply(update: Update): Promise<boolean> {
    if (update.number <= this.number) return false;
    const follows = this.number + update.news.length === update.number;
    if (!follows || update.is_whole || update.news.some(changesPeople)) {
      await this.reload();
      return false;
    }
    const before = this.choices;
    this.number = update.number;
    this.position = update.position;
    this.choices = update.choices;
    for (const news of update.news) this.note(news);
    this.take(update.told);
    if (update.choices > before + 1) void this.tellApart(before);
    return this.latest.length > 0;
  }

  /** Read the table again, however long the server is away. */
  private async reload(): Promise<void> {
    for (;;) {
      try {
        return await this.load();
      } catch {
        await sleep(RETRY);
      }
    }
  }

  /** Several choices came at once: ask which of them told what. */
  private async tellApart(before: number): Promise<void> {
    const { undone, viewpoints } = this;
    for (const seat of viewpoints) {
      try {
        const told = await get<Chapter[]>(`/api/tables/${this.id}/story?seat=${seat}&after=${before}`);
        if (this.undone !== undone) return;
        this.story = { ...this.story, [seat]: joined(this.story[seat] ?? [], told, before, this.choices) };
      } catch {
        return; // what was told stays in one chapter
      }
    }
  }

  private note(news: News): void {
    if (news.kind === "undone" && news.left !== undefined && news.left !== null) {
      this.undone++;
      const left = news.left;
      const kept = Object.entries(this.story).map(([seat, chapters]) => [
        seat,
        chapters.filter((chapter) => chapter.choices <= left),
      ]);
      this.story = Object.fromEntries(kept) as Record<number, Chapter[]>;
    }
    if (news.kind === "rematch" && news.table && this.info) this.info = { ...this.info, rematch: news.table };
  }

  private take(told: Told[]): void {
    this.heardBy = Object.fromEntries(told.map((each) => [each.seat, (each.events ?? []) as Struct[]]));
    const views = { ...this.views };
    const prompts = { ...this.prompts };
    const story = { ...this.story };
    this.latest = (told[0]?.events ?? []) as Struct[];
    for (const each of told) {
      prompts[each.seat] = each.prompt;
      if (each.view) views[each.seat] = each.view;
      else if (views[each.seat]) views[each.seat] = changed(views[each.seat]!, each.change);
      if (each.events?.length) {
        const chapter: Chapter = { choices: this.choices, seat: WATCHER, automatic: false, events: each.events };
        story[each.seat] = [...(story[each.seat] ?? []), chapter];
      }
    }
    this.views = views;
    this.prompts = prompts;
    this.story = story;
  }
}

function changesPeople(news: News): boolean {
  return ["joined", "left", "started"].includes(news.kind);
}
