import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** The panel's text is centred; labels and values keep their sides. */
export const receipt = css({
  inlineSize: "100%",
  maxInlineSize: "28rem",
  marginBlockStart: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.border}`,
  textAlign: "start",
});
