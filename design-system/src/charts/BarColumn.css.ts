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

/** Lighter than a read value, with a dashed outline. */
export const estimated = css({
  rx: corner(2),
  fillOpacity: 0.45,
  stroke: vars.color.chart.strong,
  strokeDasharray: "3 2",
  strokeWidth: 1.5,
  pointerEvents: "none",
  selectors: { "&:focus-visible": { ...focused, strokeDasharray: "none" } },
  "@media": {
    [media.forcedColors]: { fillOpacity: 1, stroke: "CanvasText", selectors: { "&:focus-visible": { stroke: "Highlight" } } },
  },
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
  rx: corner(1.75),
  // With the line of 3.5 px this makes a halo of 9 px.
  strokeWidth: 5.5,
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

/** Positioned by its lower edge. It covers the following slots that share it. */
export const gap = css({ position: "absolute", zIndex: 1, insetInlineStart: "4%", translate: "0 -100%", pointerEvents: "none" });

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
cssWithin(`${gap}[data-several] > ${gapWord}`, { minBlockSize: "3.5em", fontSize: "min(0.9375em, 4.2cqi)" });

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

cssWithin(`${gap}[data-several] ${upright}`, { writingMode: "horizontal-tb", rotate: "none", paddingInline: "0.25em" });

/** All of a label but its first letter. It is hidden if there is little room, unless there are few slots. */
export const rest = css({ display: "none", "@container": { [roomy]: { display: "inline" } } });

cssWithin(`[data-few] ${rest}`, { display: "inline" });

/** The frame of the selected slot, around plot and label. */
const active = `${column}[data-active]`;
cssWithin(`${active}::after`, {
  content: "",
  position: "absolute",
  inset: "-0.6em 0 -0.3em",
  border: `2px solid ${vars.color.currentMark}`,
  borderRadius: corner(6),
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { borderColor: "Highlight" } },
});
cssWithin(`${active} ${label}`, { color: vars.color.text, fontWeight: vars.font.weight.bold });
