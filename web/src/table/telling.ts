// A story as plain text: to be copied, and the lines that somebody has missed.
import type { Chapter, Struct } from "../api/types";
import type { Scene } from "./scene.svelte";

/** The events of some chapters in words. */
export function linesOf(scene: Scene, chapters: Chapter[]): string[] {
  return chapters.flatMap((chapter) => chapter.events.map((event) => scene.words.event(event as Struct)));
}

/** The whole log, with the number of each position. */
export function storyText(scene: Scene): string {
  const told = scene.story.filter((chapter) => chapter.events.length > 0);
  return told.map((chapter) => `${chapter.choices}\t${linesOf(scene, [chapter]).join(" ")}`).join("\n");
}

/** How the game ended, for a friend or another place. */
export function resultText(scene: Scene, title: string): string {
  const end = scene.story.filter((chapter) => chapter.events.length > 0).slice(-1);
  const day = new Date().toISOString().slice(0, 10);
  const players = scene.seats.map((sitting) => scene.words.seat(sitting.seat)).join(", ");
  return [`${title}, ${day}: ${players}`, ...linesOf(scene, end), `${location.origin}/t/${scene.table.id}`].join("\n");
}

/** After which position somebody who comes back has not seen what happened. */
export function lastSeen(story: Chapter[], mine: number[], seen: number): number {
  const own = story.filter((chapter) => mine.includes(chapter.seat) && !chapter.automatic).map((each) => each.choices);
  return Math.max(seen, ...own, 0);
}
