import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";

export const figure = css({ display: "grid", gap: vars.space[3], justifyItems: "start" });

/** The meter has the same colours in every mode. */
export const picture = css({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  direction: "ltr",
  strokeLinejoin: "round",
  strokeLinecap: "round",
  forcedColorAdjust: "none",
});

export const body = css({ fill: vars.color.sunken, stroke: vars.color.controlBorder, strokeWidth: 1.5 });

export const wheels = cssVariants({
  whole: { fill: vars.color.print.ink, stroke: vars.color.controlBorder, strokeWidth: 1 },
  decimal: { fill: vars.color.danger, stroke: vars.color.controlBorder, strokeWidth: 1 },
});

export const figures = cssVariants({
  whole: { fill: vars.color.print.paper },
  decimal: { fill: vars.color.onDanger },
});

export const figureText = css({ stroke: "none", fontSize: "22px", fontWeight: vars.font.weight.semibold, textAnchor: "middle" });

export const comma = css({ fill: vars.color.text, stroke: "none" });

const line = { fill: "none", strokeWidth: 2.5 };

export const marks = cssVariants({
  whole: { ...line, stroke: vars.color.positive.ink },
  decimal: { ...line, stroke: vars.color.negative.ink },
});

export const caption = css({ color: vars.color.textMuted, fontSize: vars.text.small });
