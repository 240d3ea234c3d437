/** The address within this page, from a whole link or the bare name of a table; empty if it is neither. */
export function addressOf(given: string): string {
  const text = given.trim();
  const link = text.match(/\/t\/[\w-]+[^\s]*/)?.[0];
  if (link) return link;
  return /^[\w-]{6,40}$/.test(text) ? `/t/${text}` : "";
}
