import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const skip = css({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 2,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: vars.font.weight.semibold,
  clipPath: "inset(50%)",
  pointerEvents: "none",
  selectors: { "&:focus": { clipPath: "none", pointerEvents: "auto" } },
});
