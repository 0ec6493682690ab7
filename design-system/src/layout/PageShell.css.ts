import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { menuSpace } from "./menuSpace.ts";

export const shell = css({ display: "flex", flexDirection: "column", minBlockSize: ["100vh", "100dvh"], color: vars.color.text });

/** On a phone a task that can be cancelled has its own header (StepFrame.css.ts). */
cssWithin(`${shell}:has([data-task]) > header`, { "@media": { [`not ${media.tablet}`]: { display: "none" } } });

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

/** Beside the menu the content begins at the same place in every window. */
cssWithin(`${menu} + ${content}`, { "@media": { [media.desktop]: { marginInlineStart: 0, vars: { [menuSpace]: vars.shell.menuWidth } } } });

export const announcement = css({ paddingBlockStart: vars.space[5] });

export const main = css({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space[4],
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  "@media": { [media.tablet]: { gap: vars.space[6] }, [media.desktop]: { gap: vars.space[8], paddingBlockStart: vars.space[8] } },
});

/**
 * While content is on its way, the footer would be seen to move with it, or to be passed by it. It can still be reached by Tab, and what has
 * focus is seen.
 */
const waitingFooter = `${main}:has(div[aria-busy="true"]) ~ footer`;
cssWithin(waitingFooter, { opacity: 0, pointerEvents: "none" });
// No `:not(:focus-within)` above: Storybook's addon for such states makes a rule of it that always applies.
cssWithin(`${waitingFooter}:focus-within`, { opacity: 1, pointerEvents: "auto" });
