import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** In the document but nowhere: patterns of what is not displayed are not painted. */
export const fills = css({ position: "absolute", inlineSize: 0, blockSize: 0 });

const painted = (fill: string, forced: "CanvasText" | "Canvas") => css({ fill, "@media": { [media.forcedColors]: { fill: forced } } });

export const strong = painted(vars.color.chart.strong, "CanvasText");
export const middle = painted(vars.color.chart.middle, "CanvasText");
export const soft = painted(vars.color.chart.soft, "Canvas");
export const gap = painted(vars.color.surface, "Canvas");
