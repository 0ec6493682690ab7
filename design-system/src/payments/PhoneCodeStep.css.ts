import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const again = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: vars.control.heightSmall,
  color: vars.color.textMuted,
});
