import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const badge = css({
  minInlineSize: "1.25rem",
  paddingInline: vars.space[1],
  borderRadius: "999px",
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: "0.75rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: "1.25rem",
  textAlign: "center",
  "@media": { [media.forcedColors]: { outline: "1px solid" } },
});
