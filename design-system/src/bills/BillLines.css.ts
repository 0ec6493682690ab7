import { vars } from "@favilla/tokens";
import { amountSize } from "../data/amountSize.ts";
import { css, cssWithin } from "../theme/css.ts";

const rule = `1px solid ${vars.color.border}`;

/** With large text on a phone each amount is below its name. */
const tight = "(width < 14rem)";

/** Rows of two columns, parted by hairlines. */
export const lines = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  lineHeight: vars.font.leading.tight,
  "@container": { [tight]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

cssWithin(`${lines} > *`, { paddingBlock: vars.space[3], overflowWrap: "anywhere" });
cssWithin(`${lines} > :not(:nth-last-child(-n + 2))`, { borderBlockEnd: rule });
cssWithin(`${lines} > dd`, {
  paddingInlineStart: vars.space[4],
  fontWeight: vars.font.weight.semibold,
  textAlign: "end",
  overflowWrap: "normal",
  "@container": {
    [tight]: { paddingBlockStart: 0, paddingInlineStart: 0, fontSize: amountSize("1rem", `100cqi - 2 * ${vars.card.padding}`) },
  },
});
cssWithin(`${lines} > [data-credit]`, { color: vars.color.positive.ink });
cssWithin(`${lines} > dt:not(:last-child)`, { "@container": { [tight]: { borderBlockEnd: "none" } } });
cssWithin(`${lines} small`, {
  display: "block",
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const total = css({});
cssWithin(`${lines} > ${total}`, { fontWeight: vars.font.weight.bold });

export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });
