/** Selector of everything that takes focus by a press or by Tab. */
export const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

let touched: HTMLElement | null = null;
let watchers = 0;

function remember(event: Event) {
  // The target of an event inside a shadow root is its host.
  const [first] = event.composedPath();
  const target = first instanceof Element ? first.closest<HTMLElement>(focusable) : null;
  if (target) touched = target;
}

/**
 * Starts to record the element that the user pressed or focused last, and returns the function that stops it. `FavillaProvider` calls
 * both. The active element is not enough to find the opener of an overlay: Safari doesn't focus a button on a click, and neither do
 * speech control and `element.click()`.
 */
export function watchTouched(): () => void {
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener("click", remember, true);
    document.addEventListener("focusin", remember, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener("click", remember, true);
    document.removeEventListener("focusin", remember, true);
    touched = null;
  };
}

/** Tells whether a provider in the page records it. */
export const isWatched = (): boolean => watchers > 0;

/** Returns the element that was pressed or focused last, or null if it has been removed or there is no provider. */
export const lastTouched = (): HTMLElement | null => (touched?.isConnected ? touched : null);
