import { vars } from "@favilla/tokens";
import { hidden } from "../text/hidden.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** Width in which a chip fades before the button at the end. */
const fade = vars.space[8];
const fadeTo = (side: "left" | "right") => `linear-gradient(to ${side}, #000 calc(100% - ${fade}), transparent)`;

/** The scrolling chips and the button after them, up to the edges of a phone's screen. */
export const row = css({
  // Hidden texts of the chips are placed inside the row, so that they don't make the page wider.
  position: "relative",
  display: "flex",
  gap: vars.space[2],
  marginInline: `calc(${vars.space[4]} * -1)`,
  "@media": { [media.tablet]: { marginInline: 0 }, [media.print]: { display: "none" } },
});

export const chips = css({
  display: "flex",
  flex: "1 1 auto",
  gap: vars.space[2],
  minInlineSize: 0,
  overflowX: "auto",
  paddingInline: vars.space[4],
  // Room for the focus ring, which the scrolling row would cut off.
  marginBlock: `calc(${vars.space[1]} * -1)`,
  paddingBlock: vars.space[1],
  scrollPaddingInline: vars.space[4],
  scrollbarWidth: "none",
  selectors: {
    "&:not(:last-child)": {
      paddingInlineEnd: fade,
      scrollPaddingInlineEnd: fade,
      maskImage: fadeTo("right"),
    },
  },
  "@media": {
    // Chips that wait for data cannot be reached, so that nothing scrolls them.
    [`not ${media.tablet}`]: { selectors: { "&:has(> :disabled)": { overflowX: "hidden" } } },
    [media.tablet]: {
      flexGrow: 0,
      flexWrap: "wrap",
      overflowX: "visible",
      paddingInline: 0,
      selectors: { "&:not(:last-child)": { paddingInlineEnd: 0, maskImage: "none" } },
    },
  },
});
// Bundlers that support older browsers rewrite `:dir(rtl)` to a list of languages, which Italian is not in.
cssWithin(`[dir="rtl"] ${chips}:not(:last-child)`, { "@media": { [`not ${media.tablet}`]: { maskImage: fadeTo("left") } } });

export const chip = css({
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.control.target,
  // One line, unless its text alone is wider than the window.
  maxInlineSize: "100%",
  paddingInline: "0.875rem",
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  overflowWrap: "anywhere",
  textAlign: "start",
  selectors: {
    "&:hover": { background: vars.color.sunken },
    '&:is([aria-pressed="true"], [aria-current="true"])': {
      borderColor: vars.color.text,
      background: vars.color.text,
      color: vars.color.background,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        // Else the browser draws the text on a ground of its own, in which HighlightText is lost.
        '&:is([aria-pressed="true"], [aria-current="true"])': {
          forcedColorAdjust: "none",
          borderColor: "Highlight",
          background: "Highlight",
          color: "HighlightText",
        },
        "&:focus-visible": { outlineColor: "CanvasText" },
      },
    },
  },
});

/** The button after the chips is no filter itself, so it is a square and not a pill. */
export const end = css({
  justifyContent: "center",
  alignSelf: "flex-start",
  minInlineSize: "3rem",
  marginInlineEnd: vars.space[4],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  "@media": { [media.tablet]: { marginInlineEnd: 0 } },
});

/** Words that only screen readers get on a phone, where the icon stands alone. */
export const words = css({ "@media": { [`not ${media.tablet}`]: hidden } });
