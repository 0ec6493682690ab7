import { media } from "@favilla/design-system/theme/css.ts";
import { vars } from "@favilla/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The sections of the home page: one column, from 1024 px on two of equal width in the same order. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `${vars.space[8]} ${vars.space[6]}` } },
});

globalStyle(`${columns} > *`, { minInlineSize: 0 });

/** Row of a reading and due dates, beside the panel of the thing to do or below it. */
export const aside = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[6],
  selectors: { "&:empty": { display: "none" } },
});

/** The row of a reading is as near to the panel above it as one card to another. */
export const close = style({ "@media": { [`not ${media.desktop}`]: { marginBlockStart: `calc(-1 * ${vars.space[3]})` } } });

/** Heading of a section with its action, 44 px high, whose height does not add to the space around it. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: vars.control.target,
  marginBlock: `calc(-1 * ${vars.space[1]})`,
});
