import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const month = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[4],
});

/** Long words wrap beside the bars. */
export const words = css({ display: "grid", flex: "1 1 9rem", gap: vars.space[1], minInlineSize: 0 });

export const label = css({ color: vars.color.textMuted });

export const figure = css({ fontSize: vars.text.section, fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });

export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });

export const bars = css({ flex: "0 0 auto", inlineSize: "8rem", blockSize: "3.25rem", overflow: "visible", direction: "ltr" });

const forced = { [media.forcedColors]: { fill: "CanvasText", stroke: "CanvasText" } };

export const read = css({ fill: vars.color.chart.middle, "@media": forced });

/** An estimate is an outline, so that colour is not the only difference. */
export const estimated = css({
  fill: "none",
  stroke: vars.color.chart.strong,
  strokeWidth: 1.5,
  strokeDasharray: "3 2.5",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const base = css({ stroke: vars.color.controlBorder, strokeWidth: 1 });
