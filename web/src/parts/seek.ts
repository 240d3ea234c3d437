/** Text as people type it: small letters, and a space where ours holds a number and its noun together. */
function typed(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/gu, " ");
}

/** Whether a text holds what somebody typed to find it. */
export function holds(text: string, sought: string): boolean {
  return typed(text).includes(typed(sought));
}
