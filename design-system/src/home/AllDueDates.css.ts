import { vars } from "@favilla/tokens";
import { style } from "@vanilla-extract/css";

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "4.5rem",
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  lineHeight: vars.font.leading.tight,
});

export const words = style({ display: "grid", flex: 1, minInlineSize: 0, rowGap: vars.space[1], overflowWrap: "anywhere" });
export const name = style({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const status = style({ fontSize: vars.text.small });
export const quiet = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const amount = style({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** Keeps the amounts in one column where a row has no button. */
export const gap = style({ inlineSize: vars.control.target, flexShrink: 0 });
