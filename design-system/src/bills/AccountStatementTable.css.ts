import { vars } from "@favilla/tokens";
import { more } from "../actions/LoadMore.css.ts";
import * as choice from "../layout/ChoiceTable.css.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** The list of movements takes the table's place below this width, at which the six columns of the longest language have no room. */
export const narrowFrame = "(width < 54rem)";

export const statement = css({ containerType: "inline-size", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const wide = css({ "@container": { [narrowFrame]: { display: "none" } } });
export const narrow = css({
  display: "none",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [narrowFrame]: { display: "grid" } },
});
/** The list of movements. No grid, since the list is a size container (BillList.css.ts). */
export const list = css({ display: "none", "@container": { [narrowFrame]: { display: "block" } } });

/** A line above the documents: text, and in a narrow frame the field that sorts. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

/** A link that is a cell is no running text: it is not underlined, and has the colour of text. */
export const link = css({
  fontWeight: vars.font.weight.semibold,
  selectors: { "&&": { color: vars.color.text, textDecorationLine: "none" }, "&&:hover": { textDecorationLine: "underline" } },
});

export const aside = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** The field that sorts, which a table with headers and paper do not need. */
export const order = css({
  inlineSize: "auto",
  "@container": { [`not ${narrowFrame}`]: { display: "none" } },
  "@media": { [media.print]: { display: "none" } },
});

/** Below the documents: their sum, and the button that shows more of them. */
export const foot = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The same, as the end of the table's card: the button comes first there, and the sum ends below the amounts. */
export const footOfCard = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&:empty": { display: "none" } },
  "@container": {
    [`not ${narrowFrame}`]: {
      display: "flex",
      flexWrap: "wrap-reverse",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: `${vars.space[1]} ${vars.space[4]}`,
      minBlockSize: "3.5rem",
      marginBlockStart: `calc(${vars.space[4]} * -1)`,
      paddingInline: vars.card.padding,
      paddingBlock: vars.space[2],
      border: `1px solid ${vars.color.border}`,
      borderBlockStart: 0,
      borderEndStartRadius: vars.card.radius,
      borderEndEndRadius: vars.card.radius,
      background: vars.color.surface,
      boxShadow: vars.shadow.card,
    },
  },
});
const inWide = (rule: Parameters<typeof cssWithin>[1]) => ({ "@container": { [`not ${narrowFrame}`]: rule } }) as typeof rule;
cssWithin(`${footOfCard} > ${more}${more}`, inWide({ order: -1, marginBlockStart: 0, marginInlineEnd: "auto" }));
cssWithin(
  `${wide}:has(~ ${footOfCard}:not(:empty)) ${choice.card}${choice.card}`,
  inWide({ borderEndStartRadius: 0, borderEndEndRadius: 0 }),
);

export const amount = css({ fontWeight: vars.font.weight.bold });
/** The balance after a movement, quieter than its amount. */
export const balance = css({ color: vars.color.textMuted });

/** Room for a balance that is still coming, as wide as it will be: a bar that nobody reads. */
export const coming = css({ position: "relative", display: "inline-block", visibility: "hidden" });
cssWithin(`${coming}::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlock: "calc((1lh - 0.75rem) / 2)",
  visibility: "visible",
  borderRadius: `min(${vars.radius.control}, 4px)`,
  background: vars.color.border,
});

/** The table, whose first text takes all room that other columns do not need: a name that comes later moves none of them. */
export const table = css({});
cssWithin(`${table}${table} tbody th`, { inlineSize: "100%" });

/** The sum below the documents. Each term moves to the next line as a whole. */
export const total = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: `0 ${vars.space[2]}`,
  paddingInline: vars.card.padding,
  fontVariantNumeric: "tabular-nums",
});

cssWithin(`${footOfCard} > ${total}`, inWide({ marginBlock: 0, paddingInline: 0, fontSize: vars.text.small }));

export const term = css({ selectors: { "&:last-child": { fontWeight: vars.font.weight.bold } } });

/** Text that is true of the movements alone. */
export const movementsOnly = css({ "@container": { [`not ${narrowFrame}`]: { display: "none" } } });

/** Glyph of 36 px, and beside it two lines: the name, then what is quiet. */
export const who = css({ display: "flex", alignItems: "center", gap: vars.space[3], vars: { [vars.glyph.size]: "2.25rem" } });
cssWithin(`${who} > :last-child`, { alignSelf: "baseline" });
/** Glyph of money that has settled a document. */
export const settled = css({ background: vars.color.positive.soft, color: vars.color.positive.ink });

/** Second line of a cell. */
export const second = css({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
});

/** A column that is never narrower than its longest word or date. */
export const whole = css({ minInlineSize: "8rem", overflowWrap: "break-word" });

/** Placeholder, with the gap of the statement. */
export const waiting = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** The table of the placeholder: bars have no baseline. */
export const still = css({});
cssWithin(`${still} :is(td, th)`, { verticalAlign: "top" });
// In a row with texts their first lines stand on one line; its box, which has no text, is in the middle.
cssWithin(`${table}:not(${still}) tbody :is(td + td, th, th + td)`, { verticalAlign: "baseline" });
export const twoLines = css({ display: "grid" });
export const atEnd = css({ marginInlineStart: "auto" });
