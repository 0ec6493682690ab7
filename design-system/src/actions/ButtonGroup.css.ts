import { vars } from "@favilla/tokens";
import { css, cssVariants, media } from "../theme/css.ts";

/**
 * The main action is last in the document. On a phone it is on top; in a row it is at the end. `reading-flow` makes Tab follow the visible
 * order in browsers that support it.
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
