/**
 * Styles of the decorative square beside words: with large text on a phone it goes, because the words need the room (WCAG 1.4.4). It needs an
 * ancestor with `containerType: "inline-size"`.
 */
export const withoutGlyph = { "@container": { "(width < 14rem)": { display: "none" } } } as const;
