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

/** A link outside running text. Its arrow and weight identify it; it is underlined on hover. */
export const alone = css({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "1.75rem",
  fontWeight: vars.font.weight.semibold,
  textDecorationLine: "none",
  selectors: { "&:hover": { textDecorationLine: "underline" } },
  "@media": { [media.touch]: { minBlockSize: vars.control.target } },
});
