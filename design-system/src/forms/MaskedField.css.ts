import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** The spaces between groups are wide enough to be seen, unless an Italian IBAN would not fit for it (320 px). */
export const code = css({
  wordSpacing: "0.15em",
  "@media": { "(max-width: 22rem)": { paddingInline: vars.space[2], letterSpacing: "-0.03em", wordSpacing: 0 } },
});
