import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const pageHeader = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** Takes the width that the action leaves. If less than 20 rem is left, the action wraps below. */
export const words = css({ display: "grid", flex: "1 1 20rem", minInlineSize: 0, gap: vars.space[2], overflowWrap: "anywhere" });
