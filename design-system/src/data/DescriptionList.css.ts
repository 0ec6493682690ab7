import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  fontVariantNumeric: "tabular-nums",
});

/** The value wraps to its own line if both don't fit on one. */
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});

export const label = css({ minInlineSize: 0, color: vars.color.textMuted });

/** Values are aligned to the end even on their own line, so that all of them end at one edge. */
export const value = css({
  minInlineSize: 0,
  marginInlineStart: "auto",
  overflowWrap: "anywhere",
  fontWeight: vars.font.weight.medium,
  textAlign: "end",
});
