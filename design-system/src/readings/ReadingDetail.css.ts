import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const detail = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const words = css({ minInlineSize: 0, overflowWrap: "anywhere" });

export const value = css({
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
});
