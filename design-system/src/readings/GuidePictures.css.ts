import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const drawing = css({ fill: "none", strokeWidth: 2.5, strokeLinecap: "round", strokeLinejoin: "round", stroke: vars.color.text });

export const ground = css({ fill: vars.color.border, stroke: "none" });
/** The light of a screen behind text. */
export const lit = css({ fill: vars.color.gas.soft });
export const inked = css({ fill: vars.color.text, stroke: "none" });
