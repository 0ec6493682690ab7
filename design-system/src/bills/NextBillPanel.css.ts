import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const head = css({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const words = css({ display: "grid", flex: 1, minInlineSize: 0 });
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});
export const range = css({ fontSize: vars.text.lead, fontVariantNumeric: "tabular-nums" });
export const reasons = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], paddingBlockEnd: vars.space[2] });
