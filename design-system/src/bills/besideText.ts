/**
 * Text at the end of a row, beside one that is more important: where both have no room it wraps, and only beside less than a word's room it
 * stands below the other.
 */
export const besideText = { flex: "1 1 4.5rem", maxInlineSize: "max-content", marginInlineStart: "auto", textAlign: "end" } as const;
