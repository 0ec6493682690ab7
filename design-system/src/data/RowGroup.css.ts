import { vars } from "@favilla/tokens";
import { hidden } from "../text/hidden.ts";
import { css, cssWithin, media } from "../theme/css.ts";
import { unbroken } from "./amountSize.ts";
import { rowLayout } from "./rowLayout.ts";
import { withoutGlyph } from "./withoutGlyph.ts";

export const group = css({
  containerType: "inline-size",
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.shadow.card,
});

cssWithin(`${group} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });

export const row = css({
  ...rowLayout,
  minBlockSize: "4.5rem",
  paddingBlock: vars.space[3],
  selectors: { "&:hover": { background: vars.color.sunken } },
});

/** A placeholder leads nowhere. */
export const still = css({ selectors: { "&:hover": { background: "none" } } });

/** 64 px with the hairline. */
export const small = css({ minBlockSize: "4rem", paddingBlock: vars.space[2] });
cssWithin(`li + li > ${small}`, { minBlockSize: "calc(4rem - 1px)" });

cssWithin(`${row} > :first-child`, withoutGlyph);

/** A bare icon in place of a square says where the row leads. */
cssWithin(`${row} > svg:first-child`, { flexShrink: 0, color: vars.color.textMuted, fontSize: vars.text.section });

export const words = css({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  rowGap: vars.space[1],
  overflowWrap: "anywhere",
});

/** Two texts on one line, the second at the end. It wraps where there is no room for the second and a word of the first. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  minInlineSize: 0,
});

cssWithin(`${line} > *`, { minInlineSize: 0, overflowWrap: "anywhere" });

/** The title wraps beside the value, which stays on the first line; with large text the value stands below it. */
export const title = css({ flex: "1 1 5rem", fontSize: vars.text.lead, fontWeight: vars.font.weight.semibold });

export const value = css({
  marginInlineStart: "auto",
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

cssWithin(`${line} > ${value}`, unbroken);

/** The second text begins with an icon or stands at the end, so that little space parts them where both just fit. */
export const quiet = css({ columnGap: vars.space[1], fontSize: vars.text.small, color: vars.color.textMuted });
export const end = css({ marginInlineStart: "auto", textAlign: "end" });

/** With text of twice the size on a small phone an amount needs the chevron's room: a number that breaks between its digits reads as two. */
export const chevron = css({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.body,
  "@container": { "(inline-size < 12rem)": { display: "none" } },
  "@media": { [media.print]: { display: "none" } },
});

/** A phone's row. */
const narrowRow = "(inline-size < 26rem)";

/** A text of a row that a phone has no room for: a screen reader still reads it. */
export const whereRoom = css({ "@container": { [narrowRow]: hidden } });

/** Text that stands in its place. */
export const whereNoRoom = css({ "@container": { [`not ${narrowRow}`]: { display: "none" } } });
