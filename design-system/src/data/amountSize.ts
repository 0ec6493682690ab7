import type { CSSProperties } from "react";

/**
 * Returns the font size of an amount that is never broken: `size`, or as large as lets it stand in `room` on one line, since a character is
 * about 0.6 em wide. So an amount fits a phone with text of 200 %. Without `lengthOf` it leaves room for "− 1.234.567,89 €".
 * @param room width for the amount; the amount then needs an ancestor with `containerType: "inline-size"`
 */
export const amountSize = (size: string, room = "100cqi"): string => `min(${size}, (${room}) / (var(--length, 14) * 0.6))`;

/** Style that tells `amountSize` the number of characters. Dots in place of an amount have a length of their own. */
export const lengthOf = (text: string): CSSProperties => ({ "--length": text.length }) as CSSProperties;

/** Styles that keep an amount on one line. It breaks only where a whole line is too short for it, as with text of 200 % and wide letters. */
export const unbroken = { flexShrink: 0, maxInlineSize: "100%", overflowWrap: "anywhere" } as const;
