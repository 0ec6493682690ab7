import { vars } from "@favilla/tokens";
import { createVar } from "@vanilla-extract/css";
import { css, media } from "../theme/css.ts";

const strong = createVar("strong");
const middle = createVar("middle");
const soft = createVar("soft");
const gap = createVar("gap");

/** What a chart is painted with; black and white where colours are forced. */
export const paints = { strong, middle, soft, gap };

/** On the chart, whose bars are painted with these too. */
export const painted = css({
  vars: {
    [strong]: vars.color.chart.strong,
    [middle]: vars.color.chart.middle,
    [soft]: vars.color.chart.soft,
    [gap]: vars.color.surface,
  },
  "@media": { [media.forcedColors]: { vars: { [strong]: "CanvasText", [middle]: "CanvasText", [soft]: "Canvas", [gap]: "Canvas" } } },
});

/** In the document but nowhere: patterns of what is not displayed are not painted. */
export const fills = css({ position: "absolute", inlineSize: 0, blockSize: 0 });
