// Where we are: the address, as parts. Addresses are part of the product: a table, a position, a seat's secret link.
//
//   /                      home
//   /new/GAME              a new table
//   /t/ID                  a table (join, play, watch)
//   /t/ID/seat#SECRET      take one's seat again on this device; what follows # never leaves the browser's address bar
//   /t/ID/at/N[?seat=S]    a position of it
//   /rules/GAME            its rules
//   /credits, /forget

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  get parts(): string[] {
    try {
      return this.path.split("/").filter(Boolean).map(decodeURIComponent);
    } catch {
      return [this.path]; // no page of ours
    }
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  /** Links within the page do not load it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    // a chapter of this page
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
