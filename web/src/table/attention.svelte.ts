// Tells whoever looks elsewhere that it is their turn: in the title and the picture of the tab, and by one soft sound.
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

/** Two soft tones, like a small bell. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [place, pitch] of [659.25, 880].entries()) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      const start = now + place * 0.16;
      tone.type = "sine";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
      tone.connect(loudness).connect(context.destination);
      tone.start(start);
      tone.stop(start + 1);
    }
  } catch {
    // a browser without sound
  }
}

/** Show in the tab whether it is my turn. */
export function showTurn(title: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${settings.messages.say("table-your-turn")} – ${title}` : `${title} – roisoleil`;
  document.getElementById("favicon")?.setAttribute("href", isMyTurn ? "/sun-turn.svg" : "/sun.svg");
}
