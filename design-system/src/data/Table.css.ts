import { vars } from "@favilla/tokens";
import type { CSSProperties } from "@vanilla-extract/css";
import { hidden } from "../text/hidden.ts";
import { css, cssVariants, cssWithin, media } from "../theme/css.ts";

/** A size container: the table's own width, not the window's, decides between columns and blocks, because a table may be inside a card. */
export const frame = css({ containerType: "inline-size", containerName: "table" });

/** The columns of a compact table fit a phone; it has blocks only with much larger text. */
export const compactFrame = css({ containerType: "inline-size", containerName: "compact-table" });

/** Applies a rule in the block layout. */
const inBlocks = (rule: CSSProperties) => ({ "table (width < 40rem)": rule, "compact-table (width < 15rem)": rule });

/** Turns a part of the table into an ordinary box in the block layout. */
const box = { "@container": inBlocks({ display: "block" }) };

export const table = css({ ...box, inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

export const caption = css({
  ...box,
  paddingBlockEnd: vars.space[3],
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  textAlign: "start",
});

export const body = css(box);

/** In the block layout only the sort buttons of the header row are visible, side by side. */
export const headerRow = css({
  borderBlockEnd: `1px solid ${vars.color.controlBorder}`,
  "@container": inBlocks({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5] }),
});

/** Paper is narrow, and its columns need the room. */
const padding = {
  paddingInline: vars.space[3],
  paddingBlock: vars.space[3],
  "@media": { [media.print]: { paddingInline: vars.space[1] } },
} as const;

const header = {
  ...padding,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
  textAlign: "start",
  verticalAlign: "bottom",
} as const;

export const unsortable = css({ ...header, "@container": inBlocks(hidden) });
export const sortable = css({ ...header, paddingBlock: 0, "@container": inBlocks({ paddingInline: 0 }) });

export const aligned = cssVariants({ start: {}, end: { textAlign: "end" } });

export const sortButton = css({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.control.target,
  fontWeight: "inherit",
  textAlign: "inherit",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "[aria-sort] > &": { color: vars.color.text },
    // Above figures, the label ends where the digits end.
    [`${aligned.end} > &`]: { "@container": { "table (width >= 40rem)": { flexDirection: "row-reverse" } } },
  },
});

cssWithin(`${sortButton} svg`, { "@media": { [media.print]: { display: "none" } } });

export const row = css({
  breakInside: "avoid",
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@container": inBlocks({ display: "block", paddingBlock: vars.space[3] }),
  selectors: {
    // A distant row is laid out only when it comes near the viewport. It can still be searched and read before.
    "&:nth-child(n + 31)": { "@container": inBlocks({ contentVisibility: "auto", containIntrinsicBlockSize: "auto 12rem" }) },
  },
});

/** In print the totals appear once, at the end. */
export const footer = css({
  ...box,
  borderBlockStart: `1px solid ${vars.color.controlBorder}`,
  fontWeight: vars.font.weight.semibold,
  "@media": { [media.print]: { display: "table-row-group" } },
});

/** In the block layout the column's name is shown before the value. It is visual only: the cell already gets the name from its header. */
export const cell = css({
  ...padding,
  overflowWrap: "anywhere",
  verticalAlign: "baseline",
  "@container": inBlocks({ display: "flow-root", paddingInline: 0, paddingBlock: vars.space[1], textAlign: "end" }),
  selectors: {
    "&::before": {
      color: vars.color.textMuted,
      fontWeight: vars.font.weight.regular,
      "@container": inBlocks({
        content: ["attr(data-label)", 'attr(data-label) / ""'],
        float: ["left", "inline-start"],
        marginInlineEnd: vars.space[4],
      }),
    },
  },
});

/** In the block layout the row header is the block's title, without a label. */
export const rowHeader = css({
  ...padding,
  overflowWrap: "anywhere",
  fontWeight: vars.font.weight.semibold,
  textAlign: "start",
  verticalAlign: "baseline",
  "@container": inBlocks({ display: "block", paddingInline: 0, paddingBlock: vars.space[1] }),
});

export const blank = css({ "@container": inBlocks({ display: "none" }) });

export const empty = css({ ...box, ...padding, textAlign: "center" });

export const unbroken = css({ whiteSpace: "nowrap" });

/** Rows of 40 px, and cells that end where the frame does. */
export const compact = css({ fontSize: "0.9375rem", "@container": { "compact-table (width < 19rem)": { fontSize: "0.875rem" } } });
cssWithin(`${compact} :is(${unsortable}, ${cell}, ${rowHeader})`, {
  "@container": {
    "compact-table (width >= 15rem)": { blockSize: "2.125rem", paddingInline: "min(4px, 1cqi)", paddingBlock: 0, verticalAlign: "middle" },
  },
});
cssWithin(`${compact} th:first-child`, { paddingInlineStart: 0, fontWeight: vars.font.weight.regular });
cssWithin(`${compact} tr > :last-child`, { paddingInlineEnd: 0 });
cssWithin(`${compact} tfoot th:first-child, ${compact} thead th:first-child`, { fontWeight: vars.font.weight.semibold });

/** In columns, a head of 44 px, rows of at least 56 px, and no line below the last one, where the card's foot has its own. */
export const inCard = css({});
const inColumns = (rule: CSSProperties) => ({ "@container": { "table (width >= 40rem)": rule } });
cssWithin(`${inCard} th:is(${unsortable}, ${sortable})`, inColumns({ blockSize: "2.75rem", paddingBlock: 0, verticalAlign: "middle" }));
cssWithin(`${inCard} :is(${cell}, ${rowHeader})`, inColumns({ blockSize: "3.5rem", paddingBlock: vars.space[1], verticalAlign: "middle" }));
cssWithin(`${inCard} tr > :first-child`, { paddingInlineStart: vars.card.padding });
cssWithin(`${inCard} tr > :last-child`, { paddingInlineEnd: vars.card.padding });
cssWithin(`${inCard} tbody tr:last-child`, { borderBlockEnd: 0 });
