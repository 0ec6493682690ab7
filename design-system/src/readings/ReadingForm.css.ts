import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const form = css({ display: "grid", gap: vars.space[5], maxInlineSize: "32rem" });

/** Few large digits, easy to compare with the meter. */
export const figures = css({ display: "grid", gap: vars.space[4], maxInlineSize: "20rem" });

export const preview = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });
