import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** The panel covers the whole window. overlays/Modal.css.ts has the other styles of a modal `dialog`. */
export const panel = css({ inlineSize: "100%", blockSize: ["100vh", "100dvb"], maxBlockSize: "none", margin: 0, borderWidth: 0 });

/** Aligns the icons with the panel's title. */
export const group = css({
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingBlockEnd: vars.space[4],
  marginBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
