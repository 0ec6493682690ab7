import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** The number wraps below its prefix if there is no room beside it. */
export const group = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const prefix = css({ flex: "0 1 auto", maxInlineSize: "100%" });

/** As wide as the selected country instead of the longest one. */
cssWithin(`${prefix} > select`, { fieldSizing: "content" });

export const number = css({ flex: "1 1 9rem", inlineSize: "auto" });
