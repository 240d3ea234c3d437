// What this browser remembers of its person's taste.
import {
  browserLanguage,
  LANGUAGES,
  loadMessages,
  type Arguments,
  type Language,
  Messages,
} from "./words/words.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

type Kept = { language: Language; theme: Theme; speed: Speed; sound: boolean; text: boolean; name: string };

const PLACE = "roisoleil";

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** Whether positions and choices are shown as text. */
  text = $state(false);
  name = $state("");
  messages = $state.raw<Messages>(new Messages("en", []));

  async load(): Promise<void> {
    const before = kept();
    this.theme = before.theme ?? "auto";
    this.speed = before.speed ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal");
    this.sound = before.sound ?? false;
    this.text = before.text ?? false;
    this.name = before.name ?? "";
    this.show();
    const language = before.language && LANGUAGES.includes(before.language) ? before.language : browserLanguage();
    this.language = language;
    await this.speak(language);
  }

  async speak(language: Language): Promise<void> {
    this.messages = await loadMessages(language);
    this.language = language;
    document.documentElement.lang = language;
    document.querySelector("meta[name=description]")?.setAttribute("content", this.messages.say("site-description"));
    this.keep();
  }

  /** Remember, and show what is chosen. */
  keep(): void {
    const { language, theme, speed, sound, text, name } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, speed, sound, text, name } satisfies Kept));
    } catch {
      // a browser that remembers nothing
    }
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.speed = this.speed;
  }
}

export const settings = new Settings();

/** Words of the page in the language chosen; in a component they change with it. */
export function say(key: string, args?: Arguments): string {
  return settings.messages.say(key, args);
}
