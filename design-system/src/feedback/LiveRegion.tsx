import { useSyncExternalStore } from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { warnMisuse } from "../theme/misuse.ts";

let message = { text: "", turn: 0 };
const silence = message;
const listeners = new Set<() => void>();

/** Announces `text` through the page's `LiveRegion` when the screen reader pauses (WCAG 4.1.3). Repeating a text announces it again. */
export function announce(text: string): void {
  if (process.env.NODE_ENV !== "production" && listeners.size === 0)
    warnMisuse(
      "LiveRegion",
      "a message has no place to be announced from",
      "Render `<LiveRegion />` once in the page's shell, before anything is announced.",
    );
  message = { text, turn: message.turn + 1 };
  for (const listener of listeners) listener();
}

/** Returns `announce`, for components. */
export const useAnnounce = (): typeof announce => announce;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The live region that `announce` uses. Render it once per page, in the shell, before anything is announced. */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(
    subscribe,
    () => message,
    () => silence,
  );
  return (
    <div role="status" className={visuallyHidden}>
      <span key={turn}>{text}</span>
    </div>
  );
}
