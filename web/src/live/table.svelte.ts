// One table as it is shown: what the server tells of it, at the pace that the person wants.
import { tick } from "svelte";
import { get, Refusal, sleep } from "../api/client";
import type { Chapter, News, Presence, Prompt, Said, Struct, TableInfo, Talk, Told, Update, View } from "../api/types";
import { settings } from "../settings.svelte";
import { changed } from "./delta";
import { type Needs, pauseAfter, questionAfter } from "./pace";
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
  /** Whether the question that is shown is overtaken already. */
  private hasMore = $state(false);
  private readonly choosers = new WeakMap<Struct, number>();
  private heardBy = $state.raw<Record<number, Struct[]>>({});
  private readonly waiting: Update[] = [];
  private isBusy = false;
  /** Whether what happened last is being shown; nobody is asked before. */
  isShowing = $state(false);
  /** What the board needs to show it. */
  private needs: Needs = { all: 0, news: 0 };
  /** The entry that granted our last wish. */
  private own = 0;
  /** Ends the time for which something is left to be seen. */
  private goOn = (): void => {};

  constructor(readonly id: string) {}

  /** The seats of this device, or that of a watcher. */
  get viewpoints(): number[] {
    const mine = this.info?.seats.filter((sitting) => sitting.mine).map((sitting) => sitting.seat) ?? [];
    return mine.length > 0 ? mine : [WATCHER];
  }

  /** From where we are told: whoever has several seats also hears what everybody does, as people at one screen do. */
  private get heard(): number[] {
    return this.viewpoints.length > 1 ? [...this.viewpoints, WATCHER] : this.viewpoints;
  }

  get state(): string {
    return this.prompts[this.viewpoints[0] ?? WATCHER]?.state ?? this.info?.state ?? "open";
  }

  /** Whether there is more to be shown: what waits for its turn, or what we wished and the stream has yet to tell. */
  get isBehind(): boolean {
    return this.hasMore || this.isShowing || this.number < this.known;
  }

  /** A wish of ours was granted, by this entry; whoever wishes has seen enough of what was before. */
  expect(number: number): void {
    this.own = number;
    this.known = Math.max(this.known, number);
    // else what it brought to light is news, or the end
    const isKnown = this.needs.news === 0 && this.state === "playing";
    if (this.number !== number || isKnown) this.goOn();
  }

  /** A board says, while it draws what has happened, how many milliseconds that takes to be seen. */
  takeTime(all: number, news: number): void {
    this.needs = { all: Math.max(this.needs.all, all), news: Math.max(this.needs.news, news) };
  }

  /** Somebody has seen enough of what is being shown. */
  hurry(): void {
    this.goOn();
  }

  /** The events of the last update, as a viewpoint was told. */
  latestOf(seat: number): Struct[] {
    return this.heardBy[seat] ?? [];
  }

  /** The seat whose choice brought an event about; -1 for the opening. */
  chooserOf(event: Struct): number {
    return this.choosers.get(event) ?? WATCHER;
  }

  noteChoosers(events: readonly Struct[], by: readonly number[] = []): void {
    for (const [place, event] of events.entries()) this.choosers.set(event, by[place] ?? WATCHER);
  }

  /** What a viewpoint was told, choice by choice. */
  private async readStory(seat: number, after = ""): Promise<Chapter[]> {
    const story = await get<Chapter[]>(`/api/tables/${this.id}/story?seat=${seat}${after}`);
    for (const { seat: by, events } of story)
      this.noteChoosers(
        events as Struct[],
        events.map(() => by),
      );
    return story;
  }

  /** Read the table as it stands; tells what is known first. */
  async load(tell: (info: TableInfo) => void = () => {}): Promise<void> {
    try {
      const info = await get<TableInfo>(`/api/tables/${this.id}`);
      this.show(info);
      tell(info);
      void this.catchUp(); // some of what waits may be newer than this answer
      const hasBegun = info.told.some((told) => told.view); // else it waits, or was closed before the game
      const story = hasBegun ? this.loadStory() : Promise.resolve();
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
    const { heard } = this;
    const told = await Promise.all(heard.map((seat) => this.readStory(seat)));
    this.story = Object.fromEntries(
      heard.map((seat, place) => [seat, joined(this.story[seat] ?? [], told[place]!, NEVER, this.choices)]),
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
        // sealed answers ask nobody anew
        this.hasMore = this.waiting.some(({ position }) => position !== update.position);
        this.needs = { all: 0, news: 0 };
        this.isShowing = this.asksAnew(update) && this.pauseAfter(1) > 0;
        if (await this.apply(update)) {
          await tick(); // the boards draw it, and say how long that takes
          await this.leaveToBeSeen(this.pauseAfter(this.latest.length));
        }
        this.isShowing = false;
      }
    } finally {
      this.isBusy = false;
      this.hasMore = false;
      this.isShowing = false;
    }
  }

  /** Whether something happens that questions may follow from; what others seal meanwhile interrupts nobody. */
  private asksAnew({ position, told }: Update): boolean {
    return position !== this.position && told.some(({ events }) => events?.length);
  }

  private pauseAfter(events: number): number {
    const isHurried = document.hidden || settings.text;
    const needed = Math.max(this.needs.all, this.needs.news);
    return pauseAfter(events, settings.speed, this.waiting.length, isHurried, needed);
  }

  /** Nothing else is shown for a while; in the course of it whoever is due may be asked. */
  private leaveToBeSeen(pause: number): Promise<void> {
    const isOver = pause === 0 || this.number < this.known; // a wish was granted meanwhile
    if (isOver) return Promise.resolve();
    return new Promise((done) => {
      const isAskedOn = this.own === this.number && this.state === "playing"; // the count waits for what led to it
      const question = questionAfter(pause, settings.speed, this.needs, isAskedOn);
      const ask = setTimeout(() => (this.isShowing = false), question);
      const end = setTimeout(() => this.goOn(), pause);
      this.goOn = () => {
        for (const alarm of [ask, end]) clearTimeout(alarm);
        this.goOn = () => {};
        this.isShowing = false;
        done();
      };
    });
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
    const { undone, heard } = this;
    for (const seat of heard) {
      try {
        const told = await this.readStory(seat, `&after=${before}`);
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
      this.noteChoosers((each.events ?? []) as Struct[], each.by);
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
  return ["joined", "left", "started", "replaced"].includes(news.kind);
}
