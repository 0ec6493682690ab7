import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const group = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** As many columns as fit. */
export const cards = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  gap: vars.space[4],
});
