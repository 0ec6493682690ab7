import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/**
 * Container width from which the card is a single row. It is in rem, so that with larger text the floats wrap instead (WCAG 1.4.4, 1.4.12).
 */
export const wide = "(width >= 40rem)";

export const bill = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  alignItems: "start",
  "@container": {
    [wide]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto minmax(11.5rem, auto)",
      gridTemplateRows: "auto auto 1fr",
      gridTemplateAreas: `
        "glyph name total tag"
        "glyph title due actions"
        "glyph facts due actions"
        ". note note note"
        "detail detail detail detail"
        "rates rates rates rates"`,
      columnGap: vars.space[5],
    },
  },
  "@media": { [media.print]: { boxShadow: "none", breakInside: "avoid" } },
});

export const glyph = css({ gridRow: "1 / span 3", "@container": { [wide]: { gridArea: "glyph" } } });

export const name = css({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const mark = css({
  display: "inline-block",
  paddingInline: vars.space[2],
  border: "1px solid currentColor",
  borderRadius: vars.tag.radius,
  fontSize: vars.text.small,
  verticalAlign: "0.1em",
});

const secondary = { color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: "anywhere" } as const;

export const fact = css({ ...secondary, gridColumn: 2 });

export const note = css({ ...secondary, gridColumn: 2, maxInlineSize: "70ch", "@container": { [wide]: { gridArea: "note" } } });

/** On a phone this is a separate block, whose parts are side by side as long as they fit. */
export const rest = css({
  gridColumn: "1 / -1",
  marginBlock: `${vars.space[2]} calc(${vars.space[2]} * -1)`,
  "@container": { [wide]: { display: "contents" } },
});

export const status = css({
  float: "inline-start",
  overflowWrap: "anywhere",
  marginBlockStart: vars.space[1],
  "@container": { [wide]: { gridArea: "tag", justifySelf: "end" } },
});

/** Placed beside the floats if it fits, else below them. */
const atEnd = { display: "flow-root", inlineSize: "fit-content", marginInlineStart: "auto", textAlign: "end" } as const;

export const total = css({
  ...atEnd,
  gridArea: "total",
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
  overflowWrap: "anywhere",
});

export const due = css({ ...secondary, ...atEnd, gridArea: "due" });

/** Aligns the label with the surrounding text despite the button's padding. */
const outdent = `calc(${vars.space[2]} * -1)`;

export const actions = css({
  float: "inline-start",
  clear: "both",
  display: "flex",
  flexWrap: "wrap",
  marginBlockStart: vars.space[1],
  marginInline: outdent,
  "@container": { [wide]: { gridArea: "actions", justifySelf: "end", marginBlock: 0 } },
  "@media": { [media.print]: { display: "none" } },
});

export const press = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "2.75rem",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
  selectors: {
    "&:hover": { background: vars.color.sunken, color: vars.color.linkHover },
    "&[data-busy]": { cursor: "progress" },
  },
});

export const detail = css({
  marginBlockStart: vars.space[1],
  "@container": { [wide]: { gridArea: "detail", marginBlockEnd: outdent } },
});

/** Below the detail, and on a phone also below the file buttons. */
export const rates = css({ clear: "both", "@container": { [wide]: { gridArea: "rates", marginBlockEnd: outdent } } });

/** Its arrow is drawn with CSS, to save two nodes per detail in a long list. */
export const summary = css({
  inlineSize: "fit-content",
  marginInline: outdent,
  "::before": {
    content: '""',
    inlineSize: "0.5em",
    blockSize: "0.5em",
    margin: "-0.25em 0.25em 0",
    border: "solid",
    borderWidth: "0 2px 2px 0",
    transform: "rotate(45deg)",
  },
  "@media": { [media.print]: { display: "none" } },
});

// Placed at the end of the row of file buttons.
cssWithin(`${detail} > ${summary}`, {
  marginInlineStart: "auto",
  paddingInlineEnd: 0,
  "@container": { [wide]: { marginInlineStart: outdent, paddingInlineEnd: vars.space[2] } },
});
// The focus ring is inside, because the tag and the next button are close.
cssWithin(`${actions} > :focus-visible`, { outlineOffset: `calc(${vars.focus.width} * -1)` });

cssWithin(`[open] > ${summary}::before`, { marginBlockStart: "0.25em", transform: "rotate(225deg)" });

export const lines = css({
  clear: "both",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px dashed ${vars.color.border}`,
});

cssWithin(`${lines} > dd`, { fontWeight: vars.font.weight.semibold, textAlign: "end" });
cssWithin(`${lines} small`, { ...secondary, display: "block" });

// A closed `details` can't be opened on paper, so its content is printed.
cssWithin(`:is(${detail}, ${rates})::details-content`, {
  "@media": { [media.print]: { contentVisibility: "visible", blockSize: "auto" } },
});
