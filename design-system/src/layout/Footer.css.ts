import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const footer = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const row = css({
  display: "flex",
  flexWrap: "wrap",
  // By the first line: the links grow downwards when the colour mode opens.
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[6],
});

/** On paper nothing can be followed or chosen; the help stays. */
export const links = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  "@media": { [media.print]: { display: "none" } },
});

export const link = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.target,
  color: "inherit",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.text } },
});

export const helpTitle = css({ color: vars.color.text, fontWeight: vars.font.weight.semibold });

export const help = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[3], minInlineSize: 0 });

/** At the end of the line on a phone; after the phone number in wider windows, and where a line is too short for both. */
export const hours = css({ "@media": { "(min-width: 24rem) and (max-width: 39.99rem)": { marginInlineStart: "auto" } } });

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
cssWithin(`${links}:has(details[open])`, { minInlineSize: "min(100%, 14rem)", paddingBlockEnd: modesHeight });

export const modes = css({ position: "absolute", insetBlockEnd: 0, insetInlineEnd: 0, inlineSize: "auto", maxInlineSize: "100%" });
