import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";
import { css, cssVariants, media } from "../theme/css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = css({
  display: "block",
  inlineSize: "100%",
  blockSize: "1em",
  maxInlineSize: "100%",
  background: vars.color.border,
  "@media": {
    [media.motion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
    [media.forcedColors]: { border: "1px solid GrayText" },
  },
});

export const shapes = cssVariants({
  text: { borderRadius: `min(${vars.radius.control}, 4px)` },
  glyph: { borderRadius: vars.glyph.radius },
  control: { borderRadius: vars.radius.control },
  pill: { borderRadius: vars.radius.full },
});

/** The place of an action that is a line of text, as high as its target. */
export const action = css({ display: "flex", alignItems: "center", blockSize: vars.control.target });
