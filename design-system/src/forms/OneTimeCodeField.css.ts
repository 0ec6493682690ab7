import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

// Tabular figures are all 1ch wide. The space after each one is also what comes before the first: the places are centred.
const space = "1.5ch";
/** What one digit takes. */
export const place = `calc(1ch + ${space})`;
/** What the field takes besides: the first space, the borders, the caret. */
export const ends = `calc(${space} + 2 * ${vars.control.borderWidth} + 2px)`;
const overhang = "0.4ch";

/** The places are underlined, as on a form; the digits are set apart to stand on them. */
export const code = css({
  maxInlineSize: "100%",
  paddingInline: `${space} 0`,
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: space,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.controlBorder} 0 calc(1ch + 2 * ${overhang}), transparent 0 ${place})`,
  backgroundSize: `calc(100% - ${space}) ${vars.control.borderWidth}`,
  backgroundPosition: `calc(${space} - ${overhang}) calc(100% - ${vars.space[2]})`,
  backgroundRepeat: "no-repeat",
  "@media": { [media.forcedColors]: { backgroundImage: "none" } },
});
