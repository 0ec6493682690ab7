import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const quiet = css({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
});

export const place = css({ fontSize: vars.text.small });

export const amount = css({ fontWeight: vars.font.weight.bold });

/** Sum of what is found, at the end of the table's foot. */
export const sum = css({ marginInlineStart: "auto" });
