import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** A polite note about Caps Lock. */
export const note = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});
