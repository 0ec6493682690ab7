import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";
import { css, media } from "../theme/css.ts";

export const words = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.medium,
});

export const value = css({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular, fontVariantNumeric: "tabular-nums" });

const breathe = keyframes({ "50%": { opacity: 0.5 } });

const track = { background: vars.color.sunken, borderRadius: vars.radius.full };
const stripes = (one: string, other: string) => `repeating-linear-gradient(135deg, ${one} 0 0.5rem, ${other} 0.5rem 1rem)`;
const bar = { background: vars.color.action, borderRadius: vars.radius.full };

export const progress = css({
  ...track,
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: "0.625rem",
  overflow: "hidden",
  border: `1px solid ${vars.color.controlBorder}`,
  selectors: {
    "&::-webkit-progress-bar": track,
    "&::-webkit-progress-value": bar,
    "&::-moz-progress-bar": bar,
    // Without a value there is no bar: stripes cover the whole track, so that it does not look like a fraction.
    "&:indeterminate, &:indeterminate::-webkit-progress-bar": { background: stripes(vars.color.action, vars.color.sunken) },
    "&:indeterminate::-moz-progress-bar": { background: "none" },
  },
  "@media": {
    [media.motion]: { selectors: { "&:indeterminate": { animation: `${breathe} 1600ms ease-in-out infinite` } } },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      background: "Canvas",
      selectors: {
        "&::-webkit-progress-bar": { background: "Canvas" },
        "&::-webkit-progress-value": { background: "Highlight" },
        "&::-moz-progress-bar": { background: "Highlight" },
        "&:indeterminate, &:indeterminate::-webkit-progress-bar": { background: stripes("Highlight", "Canvas") },
      },
    },
  },
});
