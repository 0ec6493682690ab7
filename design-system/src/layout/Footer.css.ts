import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const footer = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlock: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const links = css({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5] });

export const link = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.target,
  color: "inherit",
  textUnderlineOffset: "0.2em",
  selectors: { "&:hover": { color: vars.color.text } },
});
