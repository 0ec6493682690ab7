import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** What the field notices by itself and says politely: Caps Lock. */
export const note = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});
