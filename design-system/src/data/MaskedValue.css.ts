import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const masked = css({ display: "inline-flex", alignItems: "center", gap: vars.space[1], maxInlineSize: "100%" });

export const value = css({ minInlineSize: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });

/** As high as the line, without making it taller. */
export const toggle = css({
  marginBlock: `calc((1.5em - ${vars.control.target}) / 2)`,
  "@media": { [media.print]: { display: "none" } },
});
