import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { plotHeight, roomy } from "./plot.ts";

/** Corners are square if the brand's are. */
const corner = (most: number) => `min(${vars.radius.control}, ${most}px)`;

/** All columns are equally wide, whatever they contain. */
export const column = css({ position: "relative", flex: "1 1 0", minInlineSize: 0 });

export const plot = css({ inlineSize: "100%", blockSize: `${plotHeight}em`, overflow: "visible" });

const focused = {
  outline: "none",
  stroke: vars.color.focus,
  strokeWidth: vars.focus.width,
} as const;

/** The pointer target covers the whole height of the plot. */
export const slot = css({
  fill: "transparent",
  rx: corner(6),
  selectors: { "&:focus-visible": focused },
});

/** An outline in the strong colour gives soft fills a visible edge too (WCAG 1.4.11). */
export const mark = css({
  rx: corner(2),
  stroke: vars.color.chart.strong,
  pointerEvents: "none",
  selectors: { "&:focus-visible": focused },
  "@media": { [media.forcedColors]: { stroke: "CanvasText", selectors: { "&:focus-visible": { stroke: "Highlight" } } } },
});

const missing = { fill: "none", stroke: vars.color.controlBorder, strokeDasharray: "3 2", rx: corner(2) } as const;

/** A part without a value in a slot with other values. */
export const unknown = css({
  ...missing,
  pointerEvents: "none",
  selectors: { "&:focus-visible": { ...focused, strokeDasharray: "none" } },
  "@media": { [media.forcedColors]: { stroke: "CanvasText", selectors: { "&:focus-visible": { stroke: "Highlight" } } } },
});

export const reference = css({
  fill: vars.color.text,
  stroke: vars.color.surface,
  paintOrder: "stroke",
  strokeWidth: 3,
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

/** Positioned by its lower edge. */
export const gap = css({ position: "absolute", insetInline: "5%", translate: "0 -100%", pointerEvents: "none" });

/** A box with a word in place of a bar. The word is vertical if there is little room. */
export const gapWord = css({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  minBlockSize: "7em",
  border: `1px dashed ${vars.color.controlBorder}`,
  borderRadius: corner(4),
  color: vars.color.textMuted,
  // Large text must not reach the next slot. The readout shows the word in full.
  fontSize: "min(0.875em, 4.2cqi)",
  lineHeight: vars.font.leading.tight,
  textAlign: "center",
  "@container": { [roomy]: { minBlockSize: "4em" } },
});

export const label = css({
  display: "block",
  paddingBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: "min(1em, 6cqi)",
  textAlign: "center",
});

/** Vertical text. */
export const upright = css({
  writingMode: "vertical-rl",
  rotate: "180deg",
  "@container": { [roomy]: { writingMode: "horizontal-tb", rotate: "none" } },
});

export const rest = css({ display: "none", "@container": { [roomy]: { display: "inline" } } });

const active = `${column}[data-active]`;
cssWithin(`${active} ${slot}`, {
  fill: vars.color.sunken,
  stroke: vars.color.controlBorder,
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});
cssWithin(`${active} ${slot}:focus-visible`, {
  stroke: vars.color.focus,
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});
cssWithin(`${active} ${label}`, { color: vars.color.text, fontWeight: vars.font.weight.bold });
