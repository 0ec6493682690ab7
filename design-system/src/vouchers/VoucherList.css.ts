import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: vars.space[4],
});
