import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Spaces between groups are widened, except at 320 px, where an Italian IBAN would not fit. */
export const code = css({
  wordSpacing: "0.15em",
  "@media": { "(max-width: 22rem)": { paddingInline: vars.space[2], letterSpacing: "-0.03em", wordSpacing: 0 } },
});
