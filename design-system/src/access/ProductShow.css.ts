import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** Cards on the dark panel, each a little aside of the one before. */
export const show = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.font.leading.body,
});
cssWithin(`${show} b`, { fontWeight: vars.font.weight.semibold });

const aside = `min(${vars.space[12]}, 8%)`;

export const bill = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginInlineEnd: aside,
  padding: vars.space[4],
});

export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: vars.font.leading.tight });

export const total = css({
  alignSelf: "start",
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
});

export const quiet = css({ color: vars.color.textMuted });

/** Two texts at the ends of a line. */
export const ends = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});

export const why = css({ marginInlineStart: aside, padding: `${vars.space[3]} ${vars.space[5]}` });

export const sentence = css({ marginBlockEnd: vars.space[2], fontSize: vars.text.body });

/** A change of the amount, as wide as its share of the greatest one. */
export const bar = css({
  display: "block",
  blockSize: vars.space[2],
  marginBlockEnd: vars.space[1],
  borderRadius: `min(${vars.radius.control}, 3px)`,
  background: vars.color.chart.middle,
  selectors: { "&[data-less]": { background: vars.color.positive.ink } },
  "@media": { [media.forcedColors]: { background: "CanvasText", selectors: { "&[data-less]": { background: "CanvasText" } } } },
});

export const year = css({ marginInlineEnd: aside, padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[2]}` });

export const chart = css({
  display: "block",
  inlineSize: "100%",
  direction: "ltr",
  fill: vars.color.textMuted,
  stroke: "none",
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
cssWithin(`${chart} > rect`, { rx: 2.5, stroke: vars.color.chart.strong });

export const strong = css({ fill: vars.color.chart.strong });
export const middle = css({ fill: vars.color.chart.middle });
export const soft = css({ fill: vars.color.chart.soft });
export const hatch = css({ stroke: vars.color.surface, strokeWidth: 1.5 });

export const estimated = css({ fillOpacity: 0.45, strokeDasharray: "3 2.5" });

export const line = css({ stroke: vars.color.border });

/** A month of the year before, with a halo over the bar. */
export const before = css({
  stroke: vars.color.text,
  strokeWidth: 3.5,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const halo = css({ stroke: vars.color.surface, strokeWidth: 9, "@media": { [media.forcedColors]: { stroke: "Canvas" } } });

export const chosen = css({ fill: "none" });
cssWithin(`${chart} > rect${chosen}`, { rx: 5, stroke: vars.color.focus, strokeWidth: 2 });

export const empty = css({ fill: "none", strokeDasharray: "4 3" });
cssWithin(`${chart} > rect${empty}`, { stroke: vars.color.controlBorder });

export const note = css({ color: vars.color.onNightMuted });
