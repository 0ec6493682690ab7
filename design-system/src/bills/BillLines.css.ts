import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

const rule = `1px solid ${vars.color.border}`;

/** Rows of two columns, parted by hairlines. */
export const lines = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", lineHeight: vars.font.leading.tight });

cssWithin(`${lines} > *`, { paddingBlock: vars.space[3], overflowWrap: "anywhere" });
cssWithin(`${lines} > :not(:nth-last-child(-n + 2))`, { borderBlockEnd: rule });
cssWithin(`${lines} > dd`, {
  paddingInlineStart: vars.space[4],
  fontWeight: vars.font.weight.semibold,
  textAlign: "end",
  overflowWrap: "normal",
});
cssWithin(`${lines} small`, {
  display: "block",
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const total = css({});
cssWithin(`${lines} > ${total}`, { fontWeight: vars.font.weight.bold });

export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });
