/** The plot's height, in the chart's own font size: it grows with large text. */
export const plotHeight = 16;

/** From this width of its own on a chart has room for words. */
export const roomy = "(min-width: 36rem)";

/** And from this one on for all its figures in one line. */
export const wide = "(min-width: 56rem)";
