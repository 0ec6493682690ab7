import { css, cssWithin } from "@favilla/design-system/theme/css.ts";
import { vars } from "@favilla/tokens";

export const card = css({ maxInlineSize: "46rem" });

export const lines = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space[1], margin: 0 });

/** A name, and its amount at the end of the line. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});

/** A bar has no baseline. */
export const waiting = css({ alignItems: "center" });

/** It wraps beside the amount, which stays on the first line. */
export const name = css({
  display: "inline-flex",
  flex: "1 1 9rem",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  minInlineSize: 0,
});
export const amount = css({ margin: 0, marginInlineStart: "auto", fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });
export const first = css({});
cssWithin(`${first} ${amount}`, { fontSize: "1.375rem" });

export const total = css({
  marginBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[3],
  fontWeight: vars.font.weight.semibold,
});
