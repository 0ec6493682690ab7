import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** On paper only: on screen the page has these facts elsewhere. */
export const paper = css({
  display: "none",
  "@media": {
    [media.print]: {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-start",
      justifyContent: "space-between",
      gap: vars.space[6],
      breakInside: "avoid",
    },
  },
});

export const facts = css({
  flex: "1 1 14rem",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
cssWithin(`${facts} > dt`, { color: vars.color.textMuted });
cssWithin(`${facts} > dd`, { margin: 0, fontWeight: vars.font.weight.semibold, overflowWrap: "anywhere" });
