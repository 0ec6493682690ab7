import { vars } from "@favilla/tokens";
import { createVar } from "@vanilla-extract/css";
import { css, media } from "../theme/css.ts";

const strong = createVar("strong");
const middle = createVar("middle");
const soft = createVar("soft");
const gap = createVar("gap");

/** CSS variables of the chart's colours. In forced colours they are black and white. */
export const paints = { strong, middle, soft, gap };

/** Set on the chart, whose bars use these variables too. */
export const painted = css({
  vars: {
    [strong]: vars.color.chart.strong,
    [middle]: vars.color.chart.middle,
    [soft]: vars.color.chart.soft,
    [gap]: vars.color.surface,
  },
  "@media": { [media.forcedColors]: { vars: { [strong]: "CanvasText", [middle]: "CanvasText", [soft]: "Canvas", [gap]: "Canvas" } } },
});

/** Takes no room. It can't be `display: none`, because then browsers don't paint the patterns. */
export const fills = css({ position: "absolute", inlineSize: 0, blockSize: 0 });
