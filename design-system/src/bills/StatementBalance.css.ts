import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

/** Width from which the lines are the terms of a sum, beside each other. */
const asSum = "(inline-size >= 48rem)";
const inSum = (rule: Parameters<typeof cssWithin>[1]) => ({ "@container": { [asSum]: rule } }) as typeof rule;

/** Frame of the card, whose width tells whether there is room for a sum. */
export const frame = css({ containerType: "inline-size" });

export const lines = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: vars.space[1],
  margin: 0,
  ...inSum({ display: "flex", flexWrap: "wrap", gap: `${vars.space[3]} ${vars.space[4]}` }),
});

/** A name, and its amount at the end of the first line. With large text on a phone the amount is below the name. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
  ...inSum({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // Its name, its amount, and room for a note, with which nothing moves when it comes (AS-54).
    gridTemplateRows: `auto auto minmax(calc(1.5 * ${vars.text.small}), auto)`,
    flexGrow: 1,
    columnGap: vars.space[5],
  }),
});

/** A bar has no baseline. */
export const waiting = css({ alignItems: "center" });

/** It wraps beside the amount, which stays on the first line. */
export const name = css({ flex: "1 1 9rem", minInlineSize: 0, overflowWrap: "anywhere" });

/** The quiet words after the name move to the next line together. */
cssWithin(`${name} > span`, { display: "inline-block" });

/** In the line of its words. */
cssWithin(`${name} > svg`, { display: "inline", marginInlineEnd: vars.space[2], verticalAlign: "-0.2em" });

export const amount = css({ margin: 0, marginInlineStart: "auto", fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });
export const first = css({});
cssWithin(`${first} ${amount}`, { fontSize: "1.375rem" });
cssWithin(
  `${line} > ${amount}`,
  inSum({ gridColumn: "-2 / -1", marginInlineStart: 0, fontSize: "1.375rem", lineHeight: vars.font.leading.tight }),
);
cssWithin(
  `${line} > ${name}`,
  inSum({ gridColumn: "-2 / -1", color: vars.color.textMuted, fontSize: vars.text.small, fontWeight: vars.font.weight.regular }),
);
/** Below the amount of a sum. In a list of lines the rows below say it. */
export const note = css({ display: "none", margin: 0, ...inSum({ display: "block", gridColumn: "-2 / -1", fontSize: vars.text.small }) });
const sign = { gridArea: "1 / 1 / span 2", alignSelf: "center", color: vars.color.textMuted, fontSize: "1.375rem" } as const;
cssWithin(`${line} + ${line}`, inSum({ gridTemplateColumns: "auto minmax(0, 1fr)" }));
cssWithin(`${line} + ${line}::before`, inSum({ content: '"+"', ...sign }));

export const total = css({
  marginBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[3],
  fontWeight: vars.font.weight.semibold,
  ...inSum({ marginBlockStart: 0, borderBlockStart: 0, paddingBlockStart: 0 }),
});
/** A credit, whose amount has a sign of its own. */
export const signed = css({});
cssWithin(`${line} + ${signed}${signed}::before`, inSum({ content: '""' }));
cssWithin(`${line} + ${total}${total}::before`, inSum({ content: '"="' }));
