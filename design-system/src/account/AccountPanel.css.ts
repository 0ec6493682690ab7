import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css, media } from "../theme/css.ts";

/** Cards and notes of an account page. */
export const cards = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], maxInlineSize: columnWidth });

/** Buttons below each other on a phone, each as wide as the panel. */
export const actions = css({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap" } },
});

/** A part below the cards. */
export const part = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  justifyItems: "start",
  paddingBlockStart: vars.space[4],
});

export const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], maxInlineSize: "26rem" });

/** Always in the document, so that a new text is announced, but without room while empty. */
export const said = css({
  color: vars.color.positive.ink,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:empty": { position: "absolute" } },
});
