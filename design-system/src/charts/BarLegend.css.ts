import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const legend = css({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[4],
  color: vars.color.textMuted,
});

export const items = css({ display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[5]}` });

export const item = css({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const swatch = css({ flexShrink: 0, inlineSize: "16px", blockSize: "16px" });

export const name = css({ color: vars.color.text, fontWeight: vars.font.weight.semibold });
