import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const userMenu = css({ position: "relative" });

export const entries = css({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  minInlineSize: "14rem",
  padding: vars.space[2],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
});

cssWithin(`${userMenu}[data-open] > button > svg`, { transform: "rotate(180deg)" });
