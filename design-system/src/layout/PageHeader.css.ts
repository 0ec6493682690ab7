import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const pageHeader = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** Takes the room that the action leaves; below 20 rem the action goes under it. */
export const words = css({ display: "grid", flex: "1 1 20rem", minInlineSize: 0, gap: vars.space[2] });
