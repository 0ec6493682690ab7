import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** Scrolls sideways up to the edges of a phone's screen. */
export const row = css({
  // Hidden texts of the chips are placed inside the row, so that they don't make the page wider.
  position: "relative",
  display: "flex",
  gap: vars.space[2],
  overflowX: "auto",
  marginInline: `calc(${vars.space[4]} * -1)`,
  paddingInline: vars.space[4],
  // Room for the focus ring, which the scrolling row would cut off.
  marginBlock: `calc(${vars.space[1]} * -1)`,
  paddingBlock: vars.space[1],
  scrollPaddingInline: vars.space[4],
  scrollbarWidth: "none",
  "@media": { [media.tablet]: { flexWrap: "wrap", overflowX: "visible" }, [media.print]: { display: "none" } },
});

export const chip = css({
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.control.target,
  paddingInline: "0.875rem",
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  whiteSpace: "nowrap",
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
      selectors: { '&:is([aria-pressed="true"], [aria-current="true"])': { background: "Highlight", color: "HighlightText" } },
    },
  },
});
