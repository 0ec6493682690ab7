import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

const dot = "0.875rem";

/** Columns of equal width. A column with a longer amount takes what it needs, and columns that do not fit go below. */
export const dates = css({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[3]}`, overflow: "hidden" });

export const date = css({
  position: "relative",
  display: "grid",
  alignContent: "start",
  flex: "1 0 5.75rem",
  minInlineSize: "fit-content",
  overflowWrap: "anywhere",
  rowGap: "0.125rem",
  lineHeight: vars.font.leading.tight,
});

/** The line of time, behind the dots. */
cssWithin(`${date}::before`, {
  content: '""',
  position: "absolute",
  // Over the gap, up to the next dot.
  insetInline: `0 calc(${vars.space[3]} * -1)`,
  insetBlockStart: `calc(${dot} / 2 - 1px)`,
  borderBlockStart: `2px solid ${vars.color.border}`,
});

/** A ring; full if the day has passed, so that colour is not the only difference. */
export const mark = css({
  position: "relative",
  inlineSize: dot,
  blockSize: dot,
  marginBlockEnd: vars.space[2],
  border: "3px solid",
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone="negative"]': { color: vars.color.negative.ink, background: vars.color.negative.ink },
    '&[data-tone="warning"]': { color: vars.color.warning.ink },
    '&[data-tone="loading"]': { color: vars.color.border },
  },
  "@media": { [media.forcedColors]: { selectors: { '&[data-tone="negative"]': { background: "CanvasText" } } } },
});

export const day = css({ fontSize: vars.text.small, fontWeight: vars.font.weight.semibold });
export const when = css({ fontSize: vars.text.small, fontWeight: vars.font.weight.semibold });
export const later = css({ fontWeight: vars.font.weight.regular });

export const amount = css({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const who = css({ fontSize: vars.text.small });
