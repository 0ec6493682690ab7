import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const rights = css({ minInlineSize: 0 });

/** One right. A line parts it from the one before. */
export const right = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@media": { [media.print]: { breakInside: "avoid" } },
  selectors: {
    "& + &": { marginBlockStart: vars.space[4], paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const source = css({ marginBlockStart: vars.space[4] });
