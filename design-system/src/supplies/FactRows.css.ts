import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const card = css({ padding: 0 });

/** Label and value on one line, the value below where there is no room for both. */
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: "3.5rem",
  paddingInline: vars.card.padding,
  paddingBlock: vars.space[2],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const label = css({ minInlineSize: 0, color: vars.color.textMuted });

/** Values end at one edge, on their own line too. */
export const value = css({
  minInlineSize: 0,
  marginInlineStart: "auto",
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

/** An action keeps its place beside a label of several lines. */
cssWithin(`${row}:has(button)`, { flexWrap: "nowrap" });
cssWithin(`${row} > dd:has(button)`, { flexShrink: 0 });

/** Content below the rows in the same card. */
export const foot = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[1],
  padding: vars.card.padding,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
