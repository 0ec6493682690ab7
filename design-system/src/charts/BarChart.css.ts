import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { plotHeight } from "./plot.ts";

/** All lengths inside are in em, so that the chart grows with large text. It is a size container: its width decides how much text fits. */
export const chart = css({
  position: "relative",
  containerType: "inline-size",
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const body = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[2],
  paddingBlockStart: "0.6em",
});

/** The axis labels, as tall as the plot. */
export const axis = css({ position: "relative", blockSize: `${plotHeight}em`, color: vars.color.textMuted });

/** An invisible copy of the widest label reserves the axis' width, whatever the text size or spacing is. */
export const axisRoom = css({ visibility: "hidden" });

/** Placed at the plot's edge. Labels grow outwards in both text directions. */
export const figures = css({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: "1px",
  blockSize: "100%",
  overflow: "visible",
});

/** Each label is centred on its grid line. */
export const figure = css({ fill: "currentColor", dominantBaseline: "central", textAnchor: "end" });

const cell = { gridRow: 1, gridColumn: 2 } as const;

/** The grid is stretched over the plot, but its line width is not. */
export const grid = css({ ...cell, inlineSize: "100%", blockSize: `${plotHeight}em`, overflow: "visible" });

export const gridLines = css({});
cssWithin(`${gridLines} line`, { stroke: vars.color.border, vectorEffect: "non-scaling-stroke" });

/** The line on which bars stand. It is also visible in forced colours, as the fills are. */
export const zeroLine = css({
  stroke: vars.color.controlBorder,
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const columns = css({ ...cell, display: "flex", alignItems: "start" });
