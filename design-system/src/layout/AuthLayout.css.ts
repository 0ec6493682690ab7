import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const auth = css({
  display: "grid",
  flexGrow: 1,
  gap: vars.space[10],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

/** One column of form width, in the middle of what room there is. */
export const form = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "26rem",
  marginInline: "auto",
});

export const message = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space[4],
  minBlockSize: "32rem",
  "@media": { [`not ${media.desktop}`]: { display: "none" } },
});
