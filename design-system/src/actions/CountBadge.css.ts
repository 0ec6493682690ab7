import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const badge = css({
  minInlineSize: vars.space[5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: "0.75rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.space[5],
  textAlign: "center",
  "@media": { [media.forcedColors]: { outline: "1px solid" } },
});
