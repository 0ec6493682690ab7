import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** The text is so large, or the window so small, that month and buttons don't fit side by side. */
const tight = "(inline-size < 16rem)";

/** Wide enough for seven comfortable targets. On the narrowest screens they share the available width. */
export const panel = css({
  containerType: "inline-size",
  selectors: { "&&": { inlineSize: `min(21.5rem, 100vw - ${vars.space[4]})`, padding: `min(${vars.space[3]}, 2vw)` } },
});

export const header = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[1],
  marginBlockEnd: vars.space[1],
  "@container": { [tight]: { flexWrap: "wrap" } },
});

/** Italian month names are lower case, but a title begins with a capital. */
export const title = css({
  fontWeight: vars.font.weight.semibold,
  textAlign: "center",
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
  "@container": { [tight]: { order: -1, flexBasis: "100%" } },
});

export const step = css({ selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: "not-allowed" } } });
// Bundlers that support older browsers rewrite `:dir(rtl)` to a list of languages, which Italian is not in.
cssWithin(`[dir="rtl"] ${step} svg`, { scale: "-1 1" });

export const grid = css({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" });
cssWithin(`${grid} td`, { blockSize: vars.control.target, padding: "1px" });

export const weekday = css({
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.medium,
  textAlign: "center",
});

export const day = css({
  display: "grid",
  placeItems: "center",
  minBlockSize: "100%",
  border: `${vars.control.borderWidth} solid transparent`,
  borderRadius: vars.radius.control,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  touchAction: "manipulation",
  "@container": { [tight]: { fontSize: vars.text.small } },
  selectors: {
    // The focus ring is above the adjacent days.
    "&:focus-visible": { position: "relative", zIndex: 1 },
    "&:hover": { background: vars.color.sunken },
    "&[data-today]": { borderColor: vars.color.currentMark, fontWeight: vars.font.weight.semibold },
    "&[data-selected]": {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: vars.font.weight.semibold,
    },
    "&[data-selected]:hover": { background: vars.color.actionHover },
    '&[aria-disabled="true"]': { background: "none", color: vars.color.textMuted, opacity: 0.55, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": { forcedColorAdjust: "none", borderColor: "Highlight", background: "Highlight", color: "HighlightText" },
        '&[aria-disabled="true"]': { color: "GrayText", opacity: 1 },
      },
    },
  },
});
