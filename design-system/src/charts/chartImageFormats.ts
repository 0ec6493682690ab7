/** Formats of a saved chart: PNG for photo apps and messages, SVG for print. The first is the default. */
export const chartImageFormats = ["png", "svg"] as const;
export type ChartImageFormat = (typeof chartImageFormats)[number];
