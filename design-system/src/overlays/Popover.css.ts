import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Says that the panel could not be fetched. A live region: always there, takes no room while empty. */
export const note = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { "&:empty": { position: "absolute" } },
});
