import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css } from "../theme/css.ts";

/** A row wider than this parts the name from its amount. */
export const list = css({ maxInlineSize: columnWidth });

/** Heading of a group with the sum of its vouchers. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});

export const sum = css({ fontWeight: vars.font.weight.semibold, fontVariantNumeric: "tabular-nums" });

/** A text that moves to the next line as a whole where it has room there. */
export const whole = css({ display: "inline-block" });
