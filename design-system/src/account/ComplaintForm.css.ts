import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css, media } from "../theme/css.ts";

export const form = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  maxInlineSize: columnWidth,
});

export const group = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

/** Two fields that belong together. */
export const pair = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** The field of many lines grows with the text where engines can do that, and else by its corner. */
export const lines = css({ minBlockSize: "9rem", resize: "vertical", fieldSizing: "content", maxBlockSize: "32rem" } as Parameters<
  typeof css
>[0]);
