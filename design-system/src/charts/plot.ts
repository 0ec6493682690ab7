/** Height of the plot in em of the chart, so that it grows with large text. */
export const plotHeight = 14.25;

/** Chart width from which full words fit. */
export const roomy = "(min-width: 36rem)";
