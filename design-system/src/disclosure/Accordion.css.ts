import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const accordion = css({ display: "grid", gap: vars.space[3] });

export const item = css({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  background: vars.color.surface,
});

export const summary = css({
  flexDirection: "row-reverse",
  justifyContent: "space-between",
  gap: vars.space[4],
  inlineSize: "100%",
  marginInline: 0,
  minBlockSize: vars.space[16],
  paddingInline: vars.card.padding,
  paddingBlock: vars.space[3],
  borderRadius: vars.card.radius,
  color: vars.color.text,
  selectors: { "&:hover": { color: vars.color.text, background: vars.color.sunken, textDecoration: "none" } },
});

export const heading = css({
  minInlineSize: 0,
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
});

export const content = css({ paddingInline: vars.card.padding, paddingBlock: `${vars.space[2]} ${vars.card.padding}` });
