import { vars } from "@favilla/tokens";
import { input } from "../forms/Choice.css.ts";
import { css, cssWithin, media } from "../theme/css.ts";
import { widenContent } from "./widenContent.ts";

/** The card. Its bar sticks below the page's header, so nothing here may clip. */
export const card = css({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.shadow.card,
});

/** A bar of 64 px: the box of all rows, how many are chosen, and what to do with them. On a phone it is higher and would cover what has focus. */
export const bar = css({
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: "4rem",
  paddingInline: vars.card.padding,
  paddingBlock: vars.space[2],
  borderStartStartRadius: vars.card.radius,
  borderStartEndRadius: vars.card.radius,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": { [media.tablet]: { position: "sticky", insetBlockStart: vars.shell.headerHeight }, [media.print]: { display: "none" } },
});

/** While nothing is chosen; else the bar is as dark as a night panel. */
export const resting = css({ background: vars.color.surface, color: vars.color.text });

/** The widest windows have room for more of a table. */
widenContent(card);

export const words = css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[3] });
export const all = css({ textDecorationLine: "underline" });
export const count = css({ fontWeight: vars.font.weight.semibold });
export const quiet = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** The end of the bar: its buttons. */
export const end = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], marginInlineStart: "auto" });

/** The pointer target of a box: 44 px, around which the cell has no padding of its own. */
export const target = css({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  marginInline: `calc((1.25rem - ${vars.control.target}) / 2)`,
  cursor: "pointer",
});

/** A box of 20 px in the colour of text: ember is for what is pressed next. */
export const box = css({
  selectors: {
    "&&": { inlineSize: "1.25rem", blockSize: "1.25rem" },
    [`&${input}:is(:checked, :indeterminate)`]: { borderColor: vars.color.text, background: vars.color.text },
    [`&${input}:is(:checked, :indeterminate)::before`]: {
      content: "",
      inlineSize: "100%",
      blockSize: "100%",
      background: vars.color.surface,
    },
    [`&${input}:indeterminate::before`]: { clipPath: "inset(43% 22%)" },
  },
});

cssWithin(`[data-tone="night"] ${box}:is(:checked, :indeterminate)::before`, { background: vars.color.night });

export const table = css({});
// The bar covers what scrolls below the page's header, so what has focus stops under it.
cssWithin(`${table} :is(a, button, input)`, { scrollMarginBlockStart: "4rem" });
// Its focus ring would go below the bar: it stands inside, beside the words.
cssWithin(`${table} thead button`, {
  marginInline: `calc(${vars.space[2]} * -1)`,
  paddingInline: vars.space[2],
  whiteSpace: "nowrap",
  outlineOffset: `calc(${vars.focus.width} * -1)`,
});
cssWithin(`${table} tbody tr:has(input:checked)`, { background: vars.color.sunken });
// The card does not clip: a chosen row without a foot below it has the card's corners itself.
cssWithin(`${card} > :last-child ${table} tbody tr:last-child > :first-child`, { borderEndStartRadius: vars.card.radius });
cssWithin(`${card} > :last-child ${table} tbody tr:last-child > :last-child`, { borderEndEndRadius: vars.card.radius });
// On the colour of a chosen row a neutral tag would be lost.
cssWithin(`${table} tbody tr:has(input:checked) [data-status]`, { background: vars.color.surface });
cssWithin(`${table} tr > :first-child`, {
  inlineSize: "3.25rem",
  paddingInlineEnd: 0,
  "@media": { [media.print]: { display: "none" } },
});

export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: "3.25rem",
  paddingInline: vars.card.padding,
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
cssWithin(`${foot}${foot} > *`, { marginBlock: 0, paddingInline: 0 });
