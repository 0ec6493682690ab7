import { createListeners } from "./listeners.ts";
import { warnMisuse } from "./misuse.ts";

/** Latest announcement. `turn` tells two announcements of the same text apart. */
let message = { text: "", turn: 0 };
const silence = message;
const listeners = createListeners();

/** Announces `text` through the page's `LiveRegion` when the screen reader pauses (WCAG 4.1.3). Repeating a text announces it again. */
export function announce(text: string): void {
  if (process.env.NODE_ENV !== "production" && listeners.isEmpty())
    warnMisuse(
      "feedback/LiveRegion",
      "a message has no place to be announced from",
      "Render `<LiveRegion />` once in the page's shell, before anything is announced.",
    );
  message = { text, turn: message.turn + 1 };
  listeners.notify();
}

/** Returns `announce`, for components. */
export const useAnnounce = (): typeof announce => announce;

/** Calls the listener at each announcement; returns a function that ends it. */
export const subscribeToAnnouncements: (listener: () => void) => () => void = listeners.subscribe;

export const latestAnnouncement = (): { text: string; turn: number } => message;

/** No announcement, for rendering on a server. */
export const noAnnouncement = (): { text: string; turn: number } => silence;
