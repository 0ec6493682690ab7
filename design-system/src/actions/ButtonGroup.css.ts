import { vars } from "@favilla/tokens";
import { css, cssVariants, media } from "../theme/css.ts";

/**
 * The main action comes last in the document: on a phone it stands on top, beside the others it stands at the end.
 * `reading-flow` keeps Tab in the visible order where the browser knows it.
 */
export const buttonGroup = css({
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[3],
  readingFlow: "flex-visual",
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap-reverse" } },
});

export const aligned = cssVariants({
  start: { justifyContent: "flex-start" },
  end: { "@media": { [media.tablet]: { justifyContent: "flex-end" } } },
});
