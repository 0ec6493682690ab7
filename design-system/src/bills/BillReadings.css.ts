import { vars } from "@favilla/tokens";
import { hidden as hiddenRule } from "../text/hidden.ts";
import { css, cssWithin } from "../theme/css.ts";

export const frame = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

/** A table also at 320 px and with text of 200 %, where its text is smaller: its figures have at most seven digits. */
export const table = css({ inlineSize: "100%", borderCollapse: "collapse", fontSize: "min(0.9375rem, 100cqi / 12.5)" });
cssWithin(`${table} :is(th, td)`, { paddingBlock: vars.space[2], paddingInline: `${vars.space[1]} 0`, textAlign: "end" });
cssWithin(`${table} :is(th, td):first-child`, { paddingInline: 0, textAlign: "start" });
cssWithin(`${table} thead th`, { color: vars.color.textMuted, fontSize: "0.9333em", fontWeight: vars.font.weight.regular });
cssWithin(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${vars.color.border}` });
cssWithin(`${table} tbody th`, { fontWeight: vars.font.weight.regular });
cssWithin(`${table} tfoot :is(th, td)`, { borderBlockStart: `1px solid ${vars.color.border}`, fontWeight: vars.font.weight.bold });

export const caption = css({ paddingBlockEnd: vars.space[2], fontWeight: vars.font.weight.semibold, textAlign: "start" });
export const hidden = css(hiddenRule);
export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });
