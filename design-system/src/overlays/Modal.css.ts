import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** In lower windows the whole overlay scrolls, including header and footer, which would otherwise leave no room for the content. */
const roomy = "screen and (min-height: 30rem)";

/** The track of a wide scrollbar would cover the round corners. */
const thinScrollbar = { scrollbarWidth: "thin", scrollbarColor: `${vars.color.controlBorder} transparent` } as const;

export const modal = css({
  flexDirection: "column",
  maxInlineSize: "none",
  overflow: "auto",
  overscrollBehavior: "contain",
  ...thinScrollbar,
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
    [roomy]: { overflow: "hidden" },
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing}, transform ${vars.motion.duration.base} ${vars.motion.easing}`,
      "@starting-style": { opacity: 0 },
    },
    [media.print]: { position: "absolute", maxBlockSize: "none", overflow: "visible", boxShadow: "none" },
  },
});

/** Content fades out where it scrolls under the edge. */
const edge = (away: string) => ({
  background: vars.color.surface,
  boxShadow: `0 calc(${vars.space[2]} * ${away}) ${vars.space[2]} ${vars.color.surface}`,
  zIndex: 1,
});

/** Contains title and content, so that arrow keys scroll it while the title has focus. The footer is outside and covers nothing. */
export const scroller = css({
  flex: "1 0 auto",
  "@media": {
    [roomy]: {
      flexShrink: 1,
      minBlockSize: 0,
      overflow: "auto",
      overscrollBehavior: "contain",
      // Height that the title may cover, so that a focused element is never under it (WCAG 2.4.11).
      scrollPaddingBlock: `7rem ${vars.space[4]}`,
      ...thinScrollbar,
    },
    [media.print]: { overflow: "visible" },
  },
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

export const body = css({ paddingInline: vars.panel.padding, paddingBlock: `${vars.space[4]} ${vars.panel.padding}` });

export const description = css({ color: vars.color.textMuted, selectors: { "&:not(:last-child)": { marginBlockEnd: vars.space[4] } } });

/** Reason why the overlay does not close. Below the content, beside the button that is busy. */
export const refusal = css({ marginBlockStart: vars.space[4], color: vars.color.textMuted });

export const footer = css({
  ...edge("-1"),
  flexShrink: 0,
  paddingInline: vars.panel.padding,
  paddingBlock: `${vars.space[2]} ${vars.panel.padding}`,
});

/** Reduced padding, because the footer has its own. */
export const bodyAboveFooter = css({ paddingBlockEnd: vars.space[4] });
