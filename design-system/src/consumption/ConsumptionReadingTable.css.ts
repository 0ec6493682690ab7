import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  fontVariantNumeric: "tabular-nums",
});
