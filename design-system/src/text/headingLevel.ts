/** Heading levels of HTML. A page has one of level 1, and no level is skipped (WCAG 1.3.1). */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** Level of a heading inside the part that a heading of `level` begins. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => headingLevels.find((each) => each > level) ?? 6;

/** Selector of the headings of every level. */
export const anyHeading = "h1, h2, h3, h4, h5, h6";
