import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";
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

/** The figures of the axis, each centred on its line; together as wide as the widest. */
export const axis = css({ display: "grid", placeContent: "start end", justifyItems: "end", color: vars.color.textMuted });

export const tick = css({ position: "relative", gridArea: "1 / 1", lineHeight: 1, translate: "0 -50%" });

const cell = { gridRow: 1, gridColumn: 2 } as const;

export const grid = css({ ...cell, inlineSize: "100%", blockSize: `${plotHeight}em`, overflow: "visible" });

export const gridLine = css({ stroke: vars.color.border });

/** Zero is where bars stand; it shows wherever fills do. */
export const zeroLine = css({ stroke: vars.color.controlBorder, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });

export const columns = css({ ...cell, display: "flex", alignItems: "start" });
