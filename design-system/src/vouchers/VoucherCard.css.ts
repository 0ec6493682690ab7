import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const voucher = css({ display: "flex", flexDirection: "column", gap: vars.space[3], blockSize: "100%" });

export const head = css({ display: "flex", alignItems: "flex-start", gap: vars.space[3] });

export const words = css({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const name = css({ fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold, lineHeight: 1.35 });

export const fact = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** Amount and tag on one line if both fit. */
export const worth = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const amount = css({
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
  overflowWrap: "anywhere",
});

/** The amount of a voucher that can no longer be used. */
export const quiet = css({ color: vars.color.textMuted });

/** At the bottom of the card, so that the links of a row are aligned. */
export const link = css({ alignSelf: "flex-start", marginBlockStart: "auto" });
