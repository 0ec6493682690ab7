/** Selector of everything that takes focus by a press or by Tab. */
export const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

let touched: HTMLElement | null = null;
let watchers = 0;

function remember(event: Event) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(focusable) : null;
  if (target) touched = target;
}

/**
 * Begins to remember what the person pressed or focused last, and returns the function that ends it; `FavillaProvider` calls both.
 * Needed because the opener of an overlay is not always the active element: Safari doesn't focus a button on a click, and neither
 * do speech control and `element.click()`.
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

/** Whether a provider in the page remembers it. */
export const isWatched = (): boolean => watchers > 0;

/** The element pressed or focused last, as long as it is in the page; null without a provider. */
export const lastTouched = (): HTMLElement | null => (touched?.isConnected ? touched : null);
