import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { plotHeight } from "./plot.ts";

/** Every length within is in its font size, so that the chart grows with large text; its own width says how much fits. */
export const chart = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  containerType: "inline-size",
  fontSize: vars.text.small,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const body = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[2],
  paddingBlockStart: "1em",
});

/** The figures of the axis, as tall as the plot. */
export const axis = css({ position: "relative", blockSize: `${plotHeight}em`, color: vars.color.textMuted });

/** As wide as the widest figure, however large or spaced text is. */
export const axisRoom = css({ visibility: "hidden" });

/** At the plot's edge, from which figures run outwards in either direction of reading. */
export const figures = css({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: "1px",
  blockSize: "100%",
  overflow: "visible",
});

/** Each centred on its line. */
export const figure = css({ fill: "currentColor", dominantBaseline: "central", textAnchor: "end" });

const cell = { gridRow: 1, gridColumn: 2 } as const;

/** Stretched over the plot; its lines are not. */
export const grid = css({ ...cell, inlineSize: "100%", blockSize: `${plotHeight}em`, overflow: "visible" });

export const gridLines = css({});
cssWithin(`${gridLines} line`, { stroke: vars.color.border, vectorEffect: "non-scaling-stroke" });

/** Zero is where bars stand; it shows wherever fills do. */
export const zeroLine = css({
  stroke: vars.color.controlBorder,
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const columns = css({ ...cell, display: "flex", alignItems: "start" });
