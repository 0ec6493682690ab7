import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const field = css({ minInlineSize: 0 });

export const label = css({ display: "block", marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.medium });

export const optional = css({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });

export const hint = css({
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { [`${label} + &`]: { marginBlockStart: `calc(-1 * ${vars.space[1]})` } },
});

/** Always in the document, so that a new error is announced, but without height while empty. */
export const error = css({
  display: "flex",
  gap: vars.space[2],
  color: vars.color.negative.ink,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});
