import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const pageHeader = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** Grows to its text, and gives way to the action until that wraps below. */
export const words = css({ flex: "1 1 20rem", minInlineSize: 0 });

export const title = css({
  fontSize: vars.text.title,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.015em",
  textWrap: "balance",
});

export const description = css({
  marginBlockStart: vars.space[2],
  maxInlineSize: "65ch",
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
