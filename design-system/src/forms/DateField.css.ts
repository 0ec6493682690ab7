import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** A live region: always in the document, but without height while empty. */
export const note = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});
