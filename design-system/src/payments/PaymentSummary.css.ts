import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const part = css({ display: "flex", flexDirection: "column", gap: vars.space[4], minInlineSize: 0 });

/** A value and its status, side by side if both fit. */
export const pair = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
});

export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small, fontWeight: vars.font.weight.regular });

/** At the bottom, so that the buttons of both parts are aligned. */
export const actions = css({ marginBlockStart: "auto", paddingBlockStart: vars.space[2] });
