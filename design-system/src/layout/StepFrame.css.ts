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

/** The label ends near the edge of the content below; the button's padding extends beyond it if there is room. */
export const cancel = css({ "@media": { [media.tablet]: { marginInlineEnd: `calc(-1 * ${vars.space[3]})` } } });

export const step = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

/** The heading receives focus by script so that screen readers announce it. It shows no focus ring, because it is not interactive. */
export const heading = css({ scrollMarginBlock: vars.space[16], selectors: { "&:focus": { outline: "none" } } });
