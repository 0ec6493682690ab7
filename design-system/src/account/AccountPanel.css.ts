import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const panel = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });

/** Buttons below each other on a phone, each as wide as the panel. */
export const actions = css({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap" } },
});

/** A part below a separating line. */
export const part = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  justifyItems: "start",
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], maxInlineSize: "26rem" });

/** Always in the document, so that a new text is announced, but without room while empty. */
export const said = css({
  color: vars.color.positive.ink,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:empty": { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});
