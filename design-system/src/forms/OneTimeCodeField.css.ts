import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

// Every digit is 1ch wide. The same space follows each digit and precedes the first one, so that the places are centred.
const space = "min(1.5ch, 5vw)";
/** Width of one digit with its space. */
export const place = `calc(1ch + ${space})`;
/** Remaining width of the field: the first space, the borders and the caret. */
export const ends = `calc(${space} + 2 * ${vars.control.borderWidth} + 2px)`;
const overhang = `calc(${space} / 4)`;

/** A drawn line marks the place of each digit. Letter spacing aligns the digits with the lines. */
export const code = css({
  maxInlineSize: "100%",
  minBlockSize: vars.space[16],
  paddingInline: `${space} 0`,
  // A brand's tabular digits may be narrower than 1ch.
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
