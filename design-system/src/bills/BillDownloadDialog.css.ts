import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const facts = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.card.radius,
  background: vars.color.sunken,
});

export const glyph = css({ gridRow: "1 / span 2" });
export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, overflowWrap: "anywhere" });

const secondary = { color: vars.color.textMuted, fontSize: vars.text.small };
export const fact = css({ ...secondary, gridColumn: 2 });

export const sum = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
});

export const total = css({
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  overflowWrap: "anywhere",
});

export const due = css({ ...secondary, gridColumn: "1 / -1", textAlign: "end" });

export const actions = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], marginBlockStart: vars.space[4] });

export const links = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
});

export const failed = css({ color: vars.color.negative.ink, fontSize: vars.text.small });
