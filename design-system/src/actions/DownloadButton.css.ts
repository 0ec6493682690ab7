import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";

export const frame = css({ display: "inline-grid", justifyItems: "start", gap: vars.space[2], maxInlineSize: "100%" });

export const wide = css({ display: "grid", justifyItems: "stretch" });

export const outcome = css({ display: "flex", gap: vars.space[2], fontSize: vars.text.small, fontWeight: vars.font.weight.medium });

export const tones = cssVariants({ done: { color: vars.color.positive.ink }, failed: { color: vars.color.negative.ink } });
