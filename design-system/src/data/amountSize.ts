/**
 * Returns the font size of an amount that is never broken: `size`, or as large as lets "− 1.234.567,89 €" stand in `room` on one line, since
 * that needs 8.4 em. So an amount fits a phone with text of 200 %.
 * @param room width for the amount; the amount then needs an ancestor with `containerType: "inline-size"`
 */
export const amountSize = (size: string, room = "100cqi"): string => `min(${size}, (${room}) / 8.4)`;

/** Styles that keep an amount on one line. It breaks only where a whole line is too short for it, as with text of 200 % and wide letters. */
export const unbroken = { flexShrink: 0, maxInlineSize: "100%", overflowWrap: "anywhere" } as const;
