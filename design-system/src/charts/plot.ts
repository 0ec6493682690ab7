/** Height of the plot in em of the chart, so that it grows with large text. */
export const plotHeight = 16;

/** Chart width from which full words fit. */
export const roomy = "(min-width: 36rem)";

/** Chart width from which all figures fit on one line. */
export const wide = "(min-width: 56rem)";
