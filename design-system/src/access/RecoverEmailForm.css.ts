import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** What was asked for: large, and whole however long. */
export const answer = css({
  fontSize: vars.text.section,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: "anywhere",
});
