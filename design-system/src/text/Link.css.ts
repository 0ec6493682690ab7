import { vars } from "@favilla/tokens";
import { css, cssVariants, media } from "../theme/css.ts";

export const link = css({
  textDecorationLine: "underline",
  textDecorationThickness: "max(1px, 0.08em)",
  textUnderlineOffset: "0.2em",
  borderRadius: "2px",
});

export const tones = cssVariants({
  default: { color: vars.color.link, selectors: { "&:hover": { color: vars.color.linkHover } } },
  inherit: { color: "inherit" },
});

/**
 * An action link, outside running text. Its icon, weight and colour identify it; it is underlined on hover. Paper leaves it out, unless it
 * names a phone number or an address.
 */
export const alone = css({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  minBlockSize: vars.control.target,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
  textDecorationLine: "none",
  selectors: { "&:hover": { textDecorationLine: "underline" } },
  "@media": { [media.print]: { selectors: { '&:not([href^="tel:"], [href^="mailto:"])': { display: "none" } } } },
});
