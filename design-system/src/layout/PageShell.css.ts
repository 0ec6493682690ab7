import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const shell = css({ display: "flex", flexDirection: "column", minBlockSize: "100dvh", color: vars.color.text });

export const body = css({ display: "flex", flexGrow: 1 });

/** The menu's column is as high as the page, so that its background reaches the bottom. */
export const menu = css({
  flex: `0 0 ${vars.shell.menuWidth}`,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  "@media": { [`not ${media.desktop}`]: { display: "none" } },
});

export const content = css({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.shell.contentWidth} + 2 * ${vars.space[10]})`,
  marginInline: "auto",
  paddingInline: vars.space[4],
  "@media": { [media.tablet]: { paddingInline: vars.space[6] }, [media.desktop]: { paddingInline: vars.space[10] } },
});

export const announcement = css({ paddingBlockStart: vars.space[5] });

export const main = css({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space[8],
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  "@media": { [media.desktop]: { paddingBlockStart: vars.space[8] } },
});
