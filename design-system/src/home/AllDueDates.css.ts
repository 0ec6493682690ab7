import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const total = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const row = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "4.5rem",
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  lineHeight: vars.font.leading.tight,
});

export const words = css({ display: "grid", flex: 1, minInlineSize: 0, rowGap: vars.space[1], overflowWrap: "anywhere" });
export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });
export const status = css({ fontSize: vars.text.small });
export const quiet = css({ fontSize: vars.text.small, color: vars.color.textMuted });

export const amount = css({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** Keeps the amounts in one column where a row has no button. */
export const gap = css({ inlineSize: vars.control.target, flexShrink: 0 });
