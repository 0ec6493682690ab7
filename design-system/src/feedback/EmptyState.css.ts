import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const panel = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  paddingInline: vars.space[5],
  paddingBlock: vars.space[10],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.panel.radius,
  background: vars.color.surface,
  textAlign: "center",
  overflowWrap: "anywhere",
});

/** As the only content of a page it has a limited width. */
cssWithin(`${panel}:has(> h1)`, { inlineSize: "100%", maxInlineSize: "36rem", marginInline: "auto" });

/** The title receives focus by script so that screen readers announce it. It shows no focus ring, because it is not interactive. */
cssWithin(`${panel} > :focus`, { outline: "none" });

cssWithin(`${panel} > p`, { textWrap: "balance" });

export const illustration = css({ marginBlockEnd: vars.space[3] });

export const action = css({ marginBlockStart: vars.space[4] });

/** The page that a success leads to, as wide as its texts are read. */
export const report = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[5],
  maxInlineSize: "40rem",
  overflowWrap: "anywhere",
});
cssWithin(`${report} > *`, { inlineSize: "100%" });

/** The ways on, at the start of their line. */
export const ways = css({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
