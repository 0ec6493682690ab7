import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** Lower than this the whole overlay scrolls, header and footer with it: they would leave no room for the content. */
const roomy = "screen and (min-height: 30rem)";

export const modal = css({
  flexDirection: "column",
  maxInlineSize: "none",
  overflow: "auto",
  overscrollBehavior: "contain",
  // What the sticky header and footer may cover, so that focus never stands below them (WCAG 2.4.11).
  scrollPaddingBlock: "7rem 10rem",
  // The track of a wide scrollbar would cover the round corners.
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.controlBorder} transparent`,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  textAlign: "start",
  selectors: {
    "&[open]": { display: "flex" },
    "&::backdrop": { background: vars.color.scrim },
  },
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing}, transform ${vars.motion.duration.base} ${vars.motion.easing}`,
      "@starting-style": { opacity: 0 },
    },
    [media.print]: { position: "absolute", maxBlockSize: "none", overflow: "visible", boxShadow: "none" },
  },
});

/** Content that scrolls below it fades out. */
const edge = (away: string) => ({
  background: vars.color.surface,
  boxShadow: `0 calc(${vars.space[2]} * ${away}) ${vars.space[2]} ${vars.color.surface}`,
  zIndex: 1,
});

export const header = css({
  ...edge("1"),
  insetBlockStart: 0,
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlock: `${vars.space[5]} 0`,
  paddingInline: vars.panel.padding,
  "@media": { [roomy]: { position: "sticky" } },
});

export const title = css({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  fontSize: vars.text.section,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  textWrap: "pretty",
  selectors: { "&:focus": { outline: "none" } },
});

export const close = css({ marginBlockStart: `calc(${vars.space[1]} * -1)`, marginInlineEnd: `calc(${vars.space[3]} * -1)` });

export const body = css({
  flex: "1 0 auto",
  paddingInline: vars.panel.padding,
  paddingBlock: `${vars.space[4]} ${vars.panel.padding}`,
});

export const description = css({ color: vars.color.textMuted, selectors: { "&:not(:last-child)": { marginBlockEnd: vars.space[4] } } });

export const footer = css({
  ...edge("-1"),
  insetBlockEnd: 0,
  paddingInline: vars.panel.padding,
  paddingBlock: `${vars.space[2]} ${vars.panel.padding}`,
  "@media": { [roomy]: { position: "sticky" } },
});

// The footer brings its own room.
cssWithin(`${body}:has(+ ${footer})`, { paddingBlockEnd: vars.space[4] });
