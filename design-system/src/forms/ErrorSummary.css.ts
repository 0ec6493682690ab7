import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const summary = css({
  padding: vars.card.padding,
  border: `${vars.control.borderWidth} solid ${vars.color.negative.ink}`,
  borderRadius: vars.card.radius,
  background: vars.color.negative.soft,
  color: vars.color.negative.ink,
  overflowWrap: "anywhere",
});

export const title = css({
  outline: "none",
  display: "flex",
  gap: vars.space[2],
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
});

cssWithin(`${summary}:has(${title}:focus-visible)`, {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});

export const list = css({ marginBlockStart: vars.space[2], paddingInlineStart: vars.space[5], listStyle: "disc" });

export const link = css({ display: "block", paddingBlock: vars.space[1], color: "inherit", textUnderlineOffset: "0.2em" });

cssWithin(`${title} svg`, { marginBlockStart: "0.125em" });
