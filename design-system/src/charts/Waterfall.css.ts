import { vars } from "@favilla/tokens";
import { amountSize, unbroken } from "../data/amountSize.ts";
import { css, cssVariants, media } from "../theme/css.ts";

export const waterfall = css({ containerType: "inline-size", position: "relative", fontVariantNumeric: "tabular-nums" });

/** Takes no room. It can't be `display: none`, because then browsers don't paint the patterns. */
export const patterns = css({ position: "absolute", inlineSize: 0, blockSize: 0 });

export const rows = css({ listStyle: "none", margin: 0, padding: 0 });

export const row = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  alignItems: "baseline",
  breakInside: "avoid",
});

/** Wraps beside its figure, and goes above it only if a word needs the whole width. A word longer than that is broken. */
const besideFigure = { flex: "1 1 min-content", minInlineSize: 0, overflowWrap: "break-word" } as const;
export const label = css(besideFigure);
export const totalLabel = css({ ...besideFigure, fontWeight: vars.font.weight.bold });

export const note = css({ color: vars.color.textMuted, fontSize: "0.875rem" });

export const figure = css({
  marginInlineStart: "auto",
  fontSize: amountSize("1em"),
  fontWeight: vars.font.weight.bold,
  textAlign: "end",
  ...unbroken,
});

export const lower = css({ color: vars.color.positive.ink });

/** The room below a bar shows the line to the next one. */
export const plot = css({ position: "relative", flexBasis: "100%", blockSize: "2rem", minInlineSize: 0 });

/** A change of a few cents must be visible too. */
export const bar = css({ position: "absolute", insetBlockStart: 0, blockSize: "1.25rem", minInlineSize: "4px", overflow: "visible" });

const corner = `min(${vars.radius.control}, 4px)`;
const shape = { rx: corner } as const;

/** The outline in the strong colour gives the middle fill a visible edge (WCAG 1.4.11). */
export const fills = cssVariants({
  total: { ...shape, fill: vars.color.chart.strong, "@media": { [media.forcedColors]: { fill: "CanvasText" } } },
  rise: {
    ...shape,
    stroke: vars.color.chart.strong,
    selectors: { "&:not([fill])": { fill: vars.color.chart.middle } },
    "@media": { [media.forcedColors]: { stroke: "CanvasText", selectors: { "&:not([fill])": { fill: "CanvasText" } } } },
  },
  fall: {
    ...shape,
    stroke: vars.color.positive.ink,
    selectors: { "&:not([fill])": { fill: vars.color.positive.ink } },
    "@media": { [media.forcedColors]: { stroke: "CanvasText", selectors: { "&:not([fill])": { fill: "Canvas" } } } },
  },
});

export const hatches = cssVariants({
  rise: { stroke: vars.color.chart.middle, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } },
  fall: { stroke: vars.color.positive.ink, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } },
});

/** Two gaps in a bar that begins before the plot. */
export const cut = css({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: "0.5rem",
  inlineSize: "1rem",
  blockSize: "1.25rem",
  overflow: "visible",
  fill: "none",
  stroke: vars.color.surface,
  strokeWidth: 2.5,
  "@media": { [media.forcedColors]: { stroke: "Canvas" } },
});

/** Line from the level of a bar to the next one. */
export const link = css({
  position: "absolute",
  insetBlockStart: "1.25rem",
  blockSize: "0.5rem",
  marginInlineStart: "-1px",
  borderInlineStart: `1px dashed ${vars.color.controlBorder}`,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const cutNote = css({ margin: 0, color: vars.color.textMuted, fontSize: "0.875rem" });
