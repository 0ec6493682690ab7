import { vars } from "@favilla/tokens";
import { inTwoColumns } from "../data/inTwoColumns.ts";
import { columnWidth } from "../layout/Card.css.ts";
import { widenContent } from "../layout/widenContent.ts";
import { widestWindow } from "../layout/widestWindow.ts";
import { css, media } from "../theme/css.ts";

const widest = `screen and ${widestWindow}`;

/** A row wider than this parts the name from its amount. The widest windows have room for two. */
export const list = css({ maxInlineSize: columnWidth, "@media": { [widest]: { maxInlineSize: "none" } } });

/** The groups below each other, in the widest windows beside each other. */
export const groups = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  "@media": { [media.desktop]: { rowGap: vars.space[8] }, [widest]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
widenContent(groups);

/** One group alone has the whole width, its rows in two columns. */
export const alone = css({ "@media": { [widest]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
inTwoColumns(alone, widest);

/** Heading of a group with the sum of its vouchers. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: "1.75rem",
});

export const sum = css({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: "tabular-nums" });

/** Texts of a line with a point between them. */
export const facts = css({ display: "block", overflow: "hidden" });
export const beforePoint = css({ paddingInlineEnd: "0.5em" });

/** A text that moves to the next line as a whole where it has room there. Its point stays out of sight then. */
export const whole = css({ position: "relative", display: "inline-block" });
export const point = css({ position: "absolute", insetInlineEnd: "100%", whiteSpace: "pre" });
