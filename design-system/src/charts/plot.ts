/** Height of the plot in em of the chart, so that it grows with large text. */
export const plotHeight = 14.25;

/** Number of slots whose labels fit in full on a phone. */
export const fittingSlots = 8;

/** Chart width from which full words fit. */
export const roomy = "(min-width: 36rem)";

/** Chart width from which the figures of a slot stand beside the plot. */
export const readoutBeside = "(min-width: 50rem)";

/** @deprecated Charts do not use it any more: write the condition where you need it. */
export const wide = "(min-width: 56rem)";
