import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const overlay = css({
  placeItems: "center",
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: "none",
  padding: vars.space[4],
  background: vars.color.scrim,
  color: vars.color.text,
  outline: "none",
  selectors: { "&[open]": { display: "grid" }, "&::backdrop": { background: "none" } },
});

export const card = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[4],
  paddingInline: vars.space[6],
  paddingBlock: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
});

export const content = css({ gridColumn: "1 / -1", fontSize: vars.text.body, fontWeight: vars.font.weight.regular });

export const cancel = css({ gridColumn: "1 / -1", justifySelf: "center" });

export const spinner = css({ color: vars.color.action });
