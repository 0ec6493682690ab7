import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const sent = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[4] });

export const again = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  minBlockSize: vars.control.heightSmall,
  color: vars.color.textMuted,
});

/** Aligns the button's label with the text above. */
export const flush = css({ marginInlineStart: `calc(-1 * ${vars.space[4]})` });
