import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** Short fields side by side if they fit. */
export const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))",
  gap: vars.space[4],
  alignItems: "end",
});

export const note = css({ marginBlockEnd: vars.space[3], color: vars.color.textMuted, fontSize: vars.text.small });
