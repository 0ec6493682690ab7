import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** The number goes below its prefix where there is no room beside it. */
export const group = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const prefix = css({ flex: "0 1 auto", maxInlineSize: "100%" });

/** As wide as the country that is chosen, not as the longest one. */
cssWithin(`${prefix} > select`, { fieldSizing: "content" });

export const number = css({ flex: "1 1 9rem", inlineSize: "auto" });
