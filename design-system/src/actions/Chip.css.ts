import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const chip = css({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.control.heightSmall,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { borderColor: vars.color.controlBorder } },
  "@media": { [media.touch]: { minBlockSize: vars.control.target } },
});
