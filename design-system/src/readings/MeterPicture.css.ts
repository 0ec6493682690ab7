import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";

/** Drawing and words on one line. The words wrap below where there is no room. */
export const figure = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${vars.space[2]} ${vars.space[4]}` });

/** The meter has the same colours in every mode. */
export const picture = css({
  display: "block",
  flex: "0 0 auto",
  maxInlineSize: "100%",
  blockSize: "auto",
  direction: "ltr",
  strokeLinejoin: "round",
  strokeLinecap: "round",
  forcedColorAdjust: "none",
});

export const wheels = cssVariants({
  whole: { fill: vars.color.print.ink, stroke: vars.color.controlBorder, strokeWidth: 1 },
  decimal: { fill: vars.color.print.red, stroke: vars.color.controlBorder, strokeWidth: 1 },
});

export const figures = cssVariants({
  whole: { fill: vars.color.print.paper },
  decimal: { fill: vars.color.print.paper },
});

export const figureText = css({ stroke: "none", fontSize: "22px", fontWeight: vars.font.weight.semibold, textAnchor: "middle" });

export const comma = css({ fill: vars.color.text, stroke: "none" });

const line = { fill: "none", strokeWidth: 2.5 };

export const marks = cssVariants({
  whole: { ...line, stroke: vars.color.positive.ink },
  decimal: { ...line, stroke: vars.color.negative.ink },
});

export const caption = css({ flex: "1 1 10rem", color: vars.color.textMuted, fontSize: vars.text.small });
