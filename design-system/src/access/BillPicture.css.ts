import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const figure = css({ display: "grid", gap: vars.space[3], justifyItems: "start" });

export const picture = css({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "20rem",
  blockSize: "auto",
  direction: "ltr",
  fill: "none",
  stroke: vars.color.controlBorder,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const paper = css({ fill: vars.color.surface });
export const logo = css({ fill: vars.color.current, stroke: vars.color.currentMark });
/** The highlighted place. */
export const place = css({ fill: vars.color.current, stroke: vars.color.currentMark, strokeWidth: 3 });
export const code = css({ fill: vars.color.text, stroke: "none", fontSize: "15px", fontWeight: vars.font.weight.semibold });
export const arrow = css({ stroke: vars.color.currentMark, strokeWidth: 3 });

export const caption = css({ color: vars.color.textMuted, fontSize: vars.text.small });
