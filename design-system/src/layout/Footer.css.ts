import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** Lines of links, each more than 24 px high (WCAG 2.5.8). */
const lineHeight = "2.25rem";

export const footer = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** Distance between two parts of a line. It stands before each, so that none wraps for the distance after it. */
const partGap = vars.space[5];

/** Help and links flow like words, so that a phone needs three lines at most for what every page has. */
export const row = css({ position: "relative", marginInlineStart: `calc(${partGap} * -1)` });

/** A part of a line. */
export const part = css({ display: "inline-block", marginInlineStart: partGap });

/** A box of its own in the flow: a list without a box is a list for some readers only. On paper nothing can be followed or chosen. */
export const links = css({ display: "inline", "@media": { [media.print]: { display: "none" } } });

export const link = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: lineHeight,
  color: "inherit",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.text } },
});

export const helpTitle = css({ color: vars.color.text, fontWeight: vars.font.weight.semibold });

export const help = css({ display: "inline" });

/** Title and telephone stay side by side. */
export const call = css({ display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[2] });

/** Looks like the links beside it, because it opens something in place and leads nowhere. */
export const opener = css({
  listStyle: "none",
  inlineSize: "fit-content",
  textDecorationLine: "underline",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

/** Height of the select, with the distance to the links above it. */
const modesHeight = `calc(${vars.control.height} + ${vars.space[1]})`;

// The select has a line of its own, outside of the flow: beside the links it would move its opener to another line.
cssWithin(`${row}:has(details[open])`, { paddingBlockEnd: modesHeight });

export const modes = css({ position: "absolute", insetBlockEnd: 0, insetInlineEnd: 0, inlineSize: "auto", maxInlineSize: "100%" });
