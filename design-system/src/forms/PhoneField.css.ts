import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** The number wraps below its prefix if there is no room beside it. */
export const group = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

/** As wide as the selected country. Where a select is as wide as its longest one, it has room for "+39 Italia", and the rest is cut off. */
export const prefix = css({
  flex: "0 1 auto",
  maxInlineSize: "100%",
  "@supports": { "not (field-sizing: content)": { flexBasis: "9rem" } },
});

cssWithin(`${prefix} > select`, { fieldSizing: "content" });

export const number = css({ flex: "1 1 9rem", inlineSize: "auto" });
