import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const list = css({ display: "flex", flexDirection: "column", gap: vars.space[6] });

/** The field, what filters beside it, and how many are found at the end: one row where there is room. */
export const controls = css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${vars.space[2]} ${vars.space[5]}` });
export const field = css({ flex: "1 1 22rem", maxInlineSize: "26rem" });
/** Empty, it takes no room below the field; beside it its room is kept, so that nothing moves when it comes. */
export const found = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  "@media": {
    [media.desktop]: {
      display: "grid",
      alignItems: "center",
      minInlineSize: "8rem",
      minBlockSize: vars.control.target,
      marginInlineStart: "auto",
      textAlign: "end",
    },
  },
});
