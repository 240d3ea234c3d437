// The letters of titles are the heaviest file of the page. The first time they are fetched when there is something to
// read; later the browser has them, and titles wear them from the beginning.
const PLACE = "roisoleil-letters";
const PATIENCE = 2000;

function dress(): void {
  document.documentElement.dataset.letters = "own";
}

export function dressTitlesIfKept(): void {
  try {
    if (localStorage.getItem(PLACE)) dress();
  } catch {
    // a browser that remembers nothing
  }
}

/** Called when the page shows what somebody came for. */
export function dressTitles(): void {
  const soon = window.requestIdleCallback ?? ((doing: () => void) => setTimeout(doing, PATIENCE / 4));
  soon(
    () => {
      dress();
      try {
        localStorage.setItem(PLACE, "kept");
      } catch {
        // fetched again next time
      }
    },
    { timeout: PATIENCE },
  );
}
