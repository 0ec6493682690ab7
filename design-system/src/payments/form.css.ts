import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Of every short form: its fields, and its button under them. */
export const form = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[5],
  maxInlineSize: "34rem",
});

/** What takes the whole line, such as a field. */
export const line = css({ inlineSize: "100%" });
