import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Month and year side by side, or below each other if they don't fit. */
export const halves = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: vars.space[3],
});
