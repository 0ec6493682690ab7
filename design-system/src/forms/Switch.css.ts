import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";
import { css, cssWithin, media } from "../theme/css.ts";

/** The whole row is the pointer target. */
export const row = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: vars.control.height,
  paddingBlock: vars.space[1],
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" }, "&:has([aria-busy])": { cursor: "progress" } },
});

/**
 * After the last word of the hint is room for the words that a change was stored, so that nothing moves when they come. They stand at the end
 * of its last line.
 */
export const saving = css({ position: "relative" });
cssWithin(`${saving} > label + p:not([role])::after`, {
  content: "",
  display: "inline-block",
  inlineSize: "7.5em",
  maxInlineSize: "100%",
  blockSize: "1em",
  verticalAlign: "text-bottom",
});

export const said = css({ fontSize: vars.text.small, textAlign: "end" });
cssWithin(`${saving} > label + p:not([role]) + ${said}`, { position: "absolute", insetBlockEnd: 0, insetInlineEnd: 0 });

const turn = keyframes({ to: { rotate: "360deg" } });

export const thumb = css({
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  borderRadius: vars.radius.full,
  background: "currentColor",
  selectors: {
    '&[data-state="checked"]': { marginInlineStart: "1.25rem" },
    // While pending, the thumb becomes a turning ring.
    "[aria-busy] > &": {
      border: "0.1875rem solid",
      borderInlineEndColor: "transparent",
      borderRadius: "50%",
      background: "none",
    },
  },
  "@media": {
    [media.motion]: {
      transition: `margin ${vars.motion.duration.fast} ${vars.motion.easing}`,
      selectors: { "[aria-busy] > &": { animation: `${turn} 800ms linear infinite` } },
    },
  },
});

export const track = css({
  display: "flex",
  flex: "none",
  printColorAdjust: "exact",
  alignItems: "center",
  inlineSize: "3rem",
  blockSize: "1.75rem",
  padding: "0.1875rem",
  border: `${vars.control.borderWidth} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  // Colour of the thumb.
  color: vars.color.controlBorder,
  cursor: "inherit",
  scrollMarginBlock: vars.space[16],
  selectors: {
    "&:hover:enabled": { borderColor: vars.color.text },
    '&[data-state="checked"]': { borderColor: vars.color.action, background: vars.color.action, color: vars.color.onAction },
    "&:disabled": { opacity: 0.55 },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "ButtonText",
      background: "Canvas",
      color: "ButtonText",
      selectors: {
        "&:hover:enabled": { borderColor: "Highlight" },
        '&[data-state="checked"]': { borderColor: "Highlight", background: "Highlight", color: "Canvas" },
        "&:focus-visible": { outlineColor: "Highlight" },
        "&:disabled": { borderColor: "GrayText" },
      },
    },
  },
});
