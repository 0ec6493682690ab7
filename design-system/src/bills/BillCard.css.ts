import { vars } from "@favilla/tokens";
import { amountSize, unbroken } from "../data/amountSize.ts";
import { css, cssWithin, media } from "../theme/css.ts";
import { besideText } from "./besideText.ts";

/** Container width from which name, status and amount are in one row. It is in rem, so that with larger text they wrap (WCAG 1.4.4). */
export const wide = "(width >= 40rem)";
/** Container width, with large text on a phone, where the amount needs the whole row. */
const tight = "(width < 14rem)";

export const bill = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
  "@container": { [wide]: { columnGap: vars.space[4] }, [tight]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [media.print]: { boxShadow: "none", breakInside: "avoid", paddingBlockEnd: vars.space[4] } },
});

export const head = css({ minInlineSize: 0 });

/**
 * Name and amount, kind and distance: each pair is a row of its own, so that a long text of one never narrows the other. The name keeps the
 * width of a word and wraps, the kind does not. With large text or amounts of millions the second text stands below the first.
 */
export const pair = css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[3] });

export const name = css({
  flex: "1 1 5rem",
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
  overflowWrap: "anywhere",
});

/** "Nuova" stands at the bottom of the glyph, so that no line of the card is longer or higher for it. */
export const mark = css({
  position: "absolute",
  insetBlockStart: `calc(${vars.space[4]} + ${vars.glyph.size} - 0.75rem)`,
  insetInlineStart: vars.space[4],
  minInlineSize: vars.glyph.size,
  paddingInline: "0.25rem",
  border: "1px solid currentColor",
  borderRadius: vars.tag.radius,
  background: vars.color.surface,
  fontSize: "0.75rem",
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.25,
  textAlign: "center",
  color: vars.color.text,
  "@container": { [tight]: { position: "static", display: "inline-block" } },
});

export const total = css({
  fontSize: amountSize(vars.text.amount, `100cqi - 2 * ${vars.space[4]}`),
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: "-0.01em",
  marginInlineStart: "auto",
  ...unbroken,
  selectors: { "&[data-credit]": { color: vars.color.positive.ink } },
});

const secondary = { color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: "anywhere" } as const;

export const kind = css(secondary);
export const due = css({
  ...besideText,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.medium,
  selectors: { "&[data-quiet]": { color: vars.color.textMuted, fontWeight: vars.font.weight.regular } },
});

/** Tag and number: in one row, in which the number wraps before it stands below the tag. The lines above have space below their letters already. */
export const quiet = css({
  ...secondary,
  gridColumn: "1 / -1",
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[2]}`,
});
export const tag = css({ minBlockSize: "1.75rem" });
export const number = css({ ...besideText, flexBasis: "6.75rem", marginInlineStart: 0 });

export const note = css({ ...secondary, gridColumn: "1 / -1", maxInlineSize: "70ch" });

export const failed = css({ gridColumn: "1 / -1", color: vars.color.negative.ink, fontSize: vars.text.small });

/** The hairline and the actions, each 48 px high. */
export const actions = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  marginBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.border}`,
  // A bill without files and detail has no actions to part from its facts.
  selectors: { "&:empty": { borderBlockStart: "none" } },
  "@media": { [media.print]: { display: "none" } },
});

/** Aligns a label with the text above it despite the button's padding. */
const outdent = `calc(${vars.space[2]} * -1)`;

export const press = css({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  minBlockSize: "3rem",
  marginInline: `${outdent} 0`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontSize: "1rem",
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.sunken, color: vars.color.linkHover },
    "&[data-busy]": { cursor: "progress" },
  },
});

/** At the end of the row. */
export const pay = css({ marginInline: `auto ${outdent}` });

// The focus ring is inside, because the hairline and the next button are close.
cssWithin(`${actions} > :focus-visible`, { outlineOffset: `calc(${vars.focus.width} * -1)` });
cssWithin(`${actions} > [aria-expanded="true"] > svg`, { rotate: "180deg" });

export const detail = css({
  gridColumn: "1 / -1",
  display: "grid",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** On paper nothing can be opened, so the detail is printed. */
export const closed = css({ gridColumn: "1 / -1", "@media": { "not print": { display: "none" } } });

/** The detail of a card that a server has drawn without script. */
export const native = css({ gridColumn: "1 / -1", borderBlockStart: `1px solid ${vars.color.border}` });
cssWithin(`${native} > summary`, { display: "inline-flex" });
cssWithin(`${native}[open] > summary > svg`, { rotate: "180deg" });

export const rates = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
cssWithin(`${rates} > dd`, { fontWeight: vars.font.weight.semibold, textAlign: "end" });
cssWithin(`${rates} small`, { ...secondary, display: "block" });

export const more = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  "@media": { [media.print]: { display: "none" } },
});
