/** Text shown in place of a code. Its length says nothing about the code. */
export const hiddenCode = "••••••••••";

/** A part of a text with what stands in its place. */
export interface PrivatePart {
  start: number;
  end: number;
  hidden: string;
}

/** Returns a text with what stands in place of its private parts. */
export const withoutParts = (text: string, parts: readonly PrivatePart[]): string =>
  parts.reduceRight((shown, { start, end, hidden }) => shown.slice(0, start) + hidden + shown.slice(end), text);
