import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";
import type { readingsMessages } from "./messages.it.ts";

type When = string | null | undefined;

/**
 * The period in which a supply's reading can be sent, or the status of the sent one. Times are ISO days or timestamps; `to` is the end of
 * the window.
 */
export type ReadingWindow =
  | { state: "closed" | "automatic" | "notActive" | "ended" | "unknown" }
  | { state: "opens"; from: string; to?: When }
  | {
      state: "open";
      to?: When;
      /** True if the reading is for a change of supplier. */
      switch?: boolean | undefined;
    }
  | { state: "sent" | "accepted"; sentAt?: When }
  | {
      state: "refused";
      /** An Italian sentence. */
      reason?: string | null | undefined;
      /** If it is set, the window is open again until this time. */
      to?: When;
    };

/** Describes the window in sentences. */
export function windowText(window: ReadingWindow, words: typeof readingsMessages.words, formats: Formats = formatsOf()): string {
  const { lastDay, formatDayMonth, fillDates } = formats;
  const day = (when: When) => formatDayMonth(when);
  const end = "to" in window ? day(lastDay(window.to)) : undefined;
  switch (window.state) {
    case "opens": {
      const from = day(window.from);
      if (!from) return words.unknown;
      return end ? fillDates(words.opensTo, { from, to: end }) : fillDates(words.opens, { from });
    }
    case "open":
      return [end ? fillDates(words.openUntil, { to: end }) : words.open, window.switch && words.openSwitch].filter(Boolean).join(" ");
    case "sent":
    case "accepted": {
      const date = day(window.sentAt);
      return date ? fillDates(words[`${window.state}On`], { date }) : words[window.state];
    }
    case "refused": {
      const why = window.reason ? fill(words.refusedWhy, { reason: window.reason }) : words.refused;
      return end ? `${why} ${fillDates(words.againUntil, { to: end })}` : why;
    }
    default:
      return words[window.state] ?? words.unknown;
  }
}

/** Tells whether a reading can be sent now. */
export const isOpen = (window: ReadingWindow): boolean => window.state === "open" || (window.state === "refused" && Boolean(window.to));
