import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";
import { besideText } from "./besideText.ts";

/** The facts as on a card: the glyph beside two rows of two texts, then the tag. */
export const facts = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.card.radius,
  background: vars.color.sunken,
});

export const glyph = css({ gridRow: "1 / span 2" });

const pairLayout = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
} as const;
export const pair = css(pairLayout);
export const name = css({
  flex: "1 1 5rem",
  minInlineSize: 0,
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: "anywhere",
});

export const total = css({
  marginInlineStart: "auto",
  fontSize: vars.text.section,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  overflowWrap: "anywhere",
});

const secondary = { color: vars.color.textMuted, fontSize: vars.text.small };
export const fact = css(secondary);
export const beside = css({ ...besideText, fontSize: vars.text.small, fontWeight: vars.font.weight.medium });
export const number = css({ ...secondary, ...besideText, flexBasis: "6.75rem", marginInlineStart: 0 });
export const status = css({
  ...pairLayout,
  gridColumn: "1 / -1",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});
export const wide = css({ ...secondary, gridColumn: "1 / -1", marginBlockStart: vars.space[2] });

export const actions = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], marginBlockStart: vars.space[4] });

export const links = css({ marginBlockStart: vars.space[3] });
export const way = css({
  paddingBlock: "0.125rem",
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.border}` } },
});
export const link = css({ inlineSize: "100%", justifyContent: "space-between" });

export const failed = css({ color: vars.color.negative.ink, fontSize: vars.text.small });
