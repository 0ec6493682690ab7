import { vars } from "@favilla/tokens";
import { css } from "../../theme/css.ts";

export const illustration = css({
  inlineSize: "11.25rem",
  blockSize: "auto",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  color: vars.color.text,
});

/** The shape behind the drawing. */
export const ground = css({ fill: vars.color.sunken, stroke: "none" });
/** Objects in front: paper, cloud. */
export const solid = css({ fill: vars.color.surface });
/** A secondary line. */
export const faint = css({ stroke: vars.color.controlBorder });
/** The brand's accent, used once or twice per drawing. */
export const accent = css({ stroke: vars.color.currentMark });
export const accentFill = css({ fill: vars.color.current, stroke: vars.color.currentMark });
/** Light and warmth. */
export const glow = css({ fill: vars.color.electricity.soft });
