import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const footer = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const links = css({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5] });

export const link = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.target,
  color: "inherit",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.text } },
});

export const help = css({ minInlineSize: 0 });

export const helpTitle = css({ color: vars.color.text, fontWeight: vars.font.weight.semibold });

export const ways = css({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5] });

export const mode = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${vars.space[1]} ${vars.space[3]}` });

export const modes = css({ inlineSize: "auto" });
