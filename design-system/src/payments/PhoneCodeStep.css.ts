import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const sent = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[2] });

export const again = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  minBlockSize: vars.control.heightSmall,
  color: vars.color.textMuted,
});
