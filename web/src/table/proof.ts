// The check of a deal that a browser can make by itself (docs/protocol.md, "The record").

/** What is published before a game for a seed; empty where the browser cannot compute it. */
export async function commitmentOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const opening = new TextEncoder().encode("roisoleil-commitment/1\n");
  const secret = Uint8Array.from(seed.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...opening, ...secret]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
