import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const tooltip = css({
  zIndex: 3,
  inlineSize: "max-content",
  maxInlineSize: `min(18rem, 100vw - ${vars.space[4]})`,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.night,
  boxShadow: vars.shadow.overlay,
  color: vars.color.onNight,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  overflowWrap: "anywhere",
  textAlign: "start",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
