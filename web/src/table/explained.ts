// Explanations of what lies on a board, as the lens shows them and as they are read out.

export type Explained = { title: string; lines: string[]; note?: string };

/** Beside a value that no source gives: it is reconstructed. */
export const MARK = "°";

/** An explanation as one text, for those who hear it. */
export function aloud(explained: Explained): string {
  return [explained.title, ...explained.lines].join(". ");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
