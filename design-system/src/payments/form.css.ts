import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** Of every short form: its fields, and its button under them. */
export const form = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[5],
  maxInlineSize: "36rem",
});

/** What takes the whole line, such as a field. */
export const line = css({ inlineSize: "100%" });

/** The form's own button: as wide as a thumb needs on a phone. */
export const submit = css({ inlineSize: "100%", "@media": { [media.tablet]: { inlineSize: "auto" } } });
