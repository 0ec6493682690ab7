import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

// Every figure is 1ch wide. The space after each one is also what comes before the first: the places are centred.
const space = "min(1.5ch, 5vw)";
/** What one digit takes. */
export const place = `calc(1ch + ${space})`;
/** What the field takes besides: the first space, the borders, the caret. */
export const ends = `calc(${space} + 2 * ${vars.control.borderWidth} + 2px)`;
const overhang = `calc(${space} / 4)`;

/** The places are underlined, as on a form; the digits are set apart to stand on them. */
export const code = css({
  maxInlineSize: "100%",
  paddingInline: `${space} 0`,
  // A brand's tabular figures may be narrower than its 1ch.
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: space,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.controlBorder} 0 calc(1ch + 2 * ${overhang}), transparent 0 ${place})`,
  backgroundSize: `calc(100% - ${space} - ${overhang}) ${vars.control.borderWidth}`,
  backgroundPosition: `calc(${space} - ${overhang}) calc(100% - ${vars.space[2]})`,
  backgroundRepeat: "no-repeat",
  "@media": { [media.forcedColors]: { backgroundImage: "none" } },
});
