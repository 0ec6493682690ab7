import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Reports that the panel could not be loaded. A live region: always in the document, but without room while empty. */
export const note = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { "&:empty": { position: "absolute" } },
});
