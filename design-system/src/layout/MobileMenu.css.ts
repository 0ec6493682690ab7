import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** The whole window. What a modal `dialog` looks like otherwise is in overlays/Modal.css.ts. */
export const panel = css({ inlineSize: "100%", blockSize: "100dvb", maxBlockSize: "none", margin: 0, borderWidth: 0 });

/** Icons stand under the panel's title. */
export const group = css({
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlockEnd: vars.space[4],
  marginBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
