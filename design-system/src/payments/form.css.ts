import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** Layout of a short form: fields with the button below them. */
export const form = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[5],
  maxInlineSize: "36rem",
});

/** An element that takes the whole line, such as a field. */
export const line = css({ inlineSize: "100%" });

/** The form's button, which fills the width on a phone. */
export const submit = css({ inlineSize: "100%", "@media": { [media.tablet]: { inlineSize: "auto" } } });
