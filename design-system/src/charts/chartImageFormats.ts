/** What a chart is saved as: PNG for photographs and messages, SVG for print; the first is the default. */
export const chartImageFormats = ["png", "svg"] as const;
export type ChartImageFormat = (typeof chartImageFormats)[number];
