import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css, cssWithin } from "../theme/css.ts";

export const card = css({ maxInlineSize: columnWidth });

export const lines = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space[1], margin: 0 });

/** A name, and its amount at the end of the first line. With large text on a phone the amount is below the name. */
export const line = css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[3] });

/** A bar has no baseline. */
export const waiting = css({ alignItems: "center" });

/** It wraps beside the amount, which stays on the first line. */
export const name = css({ flex: "1 1 9rem", minInlineSize: 0, overflowWrap: "anywhere" });

/** The quiet words after the name move to the next line together. */
cssWithin(`${name} > span`, { display: "inline-block" });

/** In the line of its words. */
cssWithin(`${name} > svg`, { display: "inline", marginInlineEnd: vars.space[2], verticalAlign: "-0.2em" });

export const amount = css({ margin: 0, marginInlineStart: "auto", fontWeight: vars.font.weight.bold, whiteSpace: "nowrap" });
export const first = css({});
cssWithin(`${first} ${amount}`, { fontSize: "1.375rem" });

export const total = css({
  marginBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[3],
  fontWeight: vars.font.weight.semibold,
});
