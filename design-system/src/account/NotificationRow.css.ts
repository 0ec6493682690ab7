import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** A row wider than this parts its text from its end. */
export const list = css({ maxInlineSize: columnWidth });

/** The link covers the row, so that links within the text stay links. */
export const notification = css({ position: "relative", minInlineSize: 0 });
export const cover = css({ position: "absolute", inset: 0, borderRadius: "inherit" });

cssWithin(`${notification} a:not(${cover})`, { position: "relative", zIndex: 1 });

export const text = css({
  fontSize: vars.text.body,
  overflowWrap: "anywhere",
  selectors: { '[data-read="false"] &': { fontWeight: vars.font.weight.semibold } },
});

export const note = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** Marks an unread notification. */
export const dot = css({ flexShrink: 0, inlineSize: "0.5rem", blockSize: "0.5rem", borderRadius: "50%", background: vars.color.text });

/** In the column of the dots that stand before a chevron. */
cssWithin(`${notification} > ${dot}:last-child`, { marginInlineEnd: `calc(1.25rem + ${vars.space[3]})` });

/** 24 px high without growing its line (WCAG 2.5.8). */
export const supply = css({
  display: "inline-block",
  paddingBlock: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  color: vars.color.link,
  "@media": { [media.print]: { display: "none" } },
});
