import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

/** The two ends of the period, side by side if both fit. */
export const range = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: vars.space[4],
  alignItems: "start",
});
