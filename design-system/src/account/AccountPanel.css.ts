import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Label and value keep near each other. */
export const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  maxInlineSize: "40rem",
});

export const actions = css({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

/** A part below a line. */
export const part = css({
  display: "grid",
  gap: vars.space[3],
  justifyItems: "start",
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const form = css({ display: "grid", gap: vars.space[4], maxInlineSize: "26rem" });

/** Always there, so that its words are announced when they come; takes no room while empty. */
export const said = css({
  color: vars.color.positive.ink,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:empty": { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});
