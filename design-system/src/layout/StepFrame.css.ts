import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const frame = css({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[6],
  inlineSize: "min(100%, 36rem)",
  marginInline: "auto",
});

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  paddingBlockEnd: vars.space[3],
});

/** Its words end near the edge of what is below, its ground beyond it where there is room for that. */
export const cancel = css({ "@media": { [media.tablet]: { marginInlineEnd: `calc(-1 * ${vars.space[3]})` } } });

export const step = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

/** It is told that it has focus, not shown: it can do nothing. */
export const heading = css({ scrollMarginBlock: vars.space[16], selectors: { "&:focus": { outline: "none" } } });
