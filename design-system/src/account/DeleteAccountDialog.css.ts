import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const body = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], paddingBlockStart: vars.space[3] });

export const consequences = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: "disc",
});
