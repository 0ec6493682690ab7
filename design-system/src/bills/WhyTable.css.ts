import { vars } from "@favilla/tokens";
import { hidden } from "../text/hidden.ts";
import { css, cssWithin } from "../theme/css.ts";

/** A size container: with large text on a phone four figures do not fit side by side. */
export const frame = css({ containerType: "inline-size", fontSize: "0.9375rem" });

const narrow = "(width < 18.5em)";
const box = { "@container": { [narrow]: { display: "block" } } } as const;

export const table = css({ ...box, inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

export const caption = css(hidden);

const cell = { paddingBlock: vars.space[2], paddingInlineStart: vars.space[2], textAlign: "end" } as const;

cssWithin(`${table} tbody`, box);
cssWithin(`${table} th`, { ...cell, fontWeight: "inherit" });
// A German word of thirteen letters beside three figures is wider than a phone of 320 px.
cssWithin(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: "start", hyphens: "auto", overflowWrap: "anywhere", ...box });
cssWithin(`${table} thead th`, { color: vars.color.textMuted, fontSize: "0.875rem", "@container": { [narrow]: hidden } });
cssWithin(`${table} tbody tr`, { ...box, borderBlockStart: `1px solid ${vars.color.border}` });

export const figure = css({
  ...cell,
  whiteSpace: "nowrap",
  "@container": { [narrow]: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: vars.space[3], padding: 0 } },
  selectors: {
    "&::before": { "@container": { [narrow]: { content: "attr(data-label)", color: vars.color.textMuted } } },
  },
});

/** Figures of a million break rather than stick out, where three of them do not fit side by side. */
cssWithin(`${frame}[data-long] ${figure}`, {
  "@container": { "(width < 26em)": { whiteSpace: "normal", overflowWrap: "anywhere" } },
});

export const total = css({ fontWeight: vars.font.weight.bold });
