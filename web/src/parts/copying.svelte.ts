// Copying something, and saying for a moment that it was done.

/** Milliseconds for which it is said. */
const PAUSE = 2000;

export class Copying {
  isDone = $state(false);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!copySelected(text)) return;
    }
    this.isDone = true;
    setTimeout(() => (this.isDone = false), PAUSE);
  }
}

/** A page without TLS has no clipboard of its own, but what is selected can be copied. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement as HTMLElement | null;
  field.value = text;
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return isCopied;
}
