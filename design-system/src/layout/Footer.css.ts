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

/** Help and links one after the other, so that a phone needs three lines at most for what every page has. */
export const row = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  // By the first line: the links grow downwards when the colour mode opens.
  alignItems: "baseline",
  columnGap: vars.space[5],
});

/** On paper nothing can be followed or chosen; the help stays. */
export const links = css({ display: "contents", "@media": { [media.print]: { display: "none" } } });

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

export const help = css({ display: "contents" });

/** Title and telephone stay side by side. */
export const call = css({ display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[2] });

export const hours = css({ minInlineSize: 0 });

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
