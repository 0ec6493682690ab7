import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const masked = css({ display: "inline-flex", alignItems: "center", gap: vars.space[1], maxInlineSize: "100%" });

export const value = css({ minInlineSize: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });

/** The negative margins keep the button from making the line taller, and align the eye with the end of the text. */
export const toggle = css({
  marginBlock: `calc((${vars.font.leading.body} * ${vars.text.body} - ${vars.control.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  "@media": { [media.print]: { display: "none" } },
});
