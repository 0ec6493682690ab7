import { vars } from "@favilla/tokens";
import { keyframes } from "@vanilla-extract/css";
import { css, media } from "../theme/css.ts";

/** Starts where the page had scrolled the header to, so that it does not jump when it is pinned. */
const pin = keyframes({ from: { transform: "translateY(-40px)" } });

export const header = css({
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: `calc(${vars.shell.headerHeight} - ${vars.space[2]})`,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { "&[data-stuck]": { position: "sticky", insetBlockStart: 0, boxShadow: vars.shadow.card } },
  "@media": {
    [media.desktop]: { minBlockSize: vars.shell.headerHeight, paddingInline: `${vars.space[8]} ${vars.space[5]}` },
    [media.motion]: { selectors: { "&[data-stuck]": { animation: `${pin} ${vars.motion.duration.base} ${vars.motion.easing}` } } },
    // At 400 % zoom a pinned header would leave too little room for the page.
    "(max-height: 20rem)": { selectors: { "&[data-stuck]": { position: "static" } } },
    [media.print]: { selectors: { "&[data-stuck]": { position: "static" } } },
  },
});

export const brand = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.target,
  borderRadius: vars.radius.control,
  textDecoration: "none",
});

export const tools = css({
  display: "flex",
  alignItems: "center",
  marginInlineStart: "auto",
  "@media": { [media.print]: { display: "none" } },
});

/** A control of the header, at least 44 px high. */
export const tool = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minInlineSize: vars.control.target,
  minBlockSize: vars.control.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.sunken } },
});

/** Aligns a control that has a visible edge with the edge of the content. */
export const edged = css({ marginInlineEnd: vars.space[2], "@media": { [media.desktop]: { marginInlineEnd: vars.space[3] } } });

/** Hidden on a phone, where these controls are in the menu. */
export const wide = css({ "@media": { [`not ${media.desktop}`]: { display: "none" } } });
export const narrow = css({ "@media": { [media.desktop]: { display: "none" } } });

export const user = css({ display: "flex", alignItems: "center", maxInlineSize: "24rem" });
export const userName = css({
  paddingInlineEnd: vars.space[1],
  fontWeight: vars.font.weight.semibold,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  textAlign: "end",
});

/** Position of the count above the bell. */
export const count = css({ position: "absolute", insetBlockStart: 0, insetInlineStart: "50%" });
