import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** The masked address, in large text that is never cut off. */
export const answer = css({
  fontSize: vars.text.section,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: "anywhere",
});
