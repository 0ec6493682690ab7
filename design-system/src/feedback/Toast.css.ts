import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** At the bottom of the window: full width on a phone, at the end from 640 px on. Only the messages receive presses. */
export const region = css({
  position: "fixed",
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: 0,
  display: "grid",
  gap: vars.space[2],
  // Half of the window stays free, so that the focused element can always be scrolled into view.
  maxBlockSize: "50dvb",
  overflowY: "auto",
  paddingInline: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: "none",
  "@media": {
    [media.tablet]: { insetInlineStart: "auto", inlineSize: "28rem" },
    [media.print]: { display: "none" },
  },
});

export const toast = css({
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  pointerEvents: "auto",
  selectors: {
    '&[data-swipe="move"]': { transform: "translateX(var(--radix-toast-swipe-move-x))" },
  },
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing}, transform ${vars.motion.duration.base} ${vars.motion.easing}`,
      "@starting-style": { opacity: 0, transform: `translateY(${vars.space[3]})` },
      // A swiped toast follows the finger without delay.
      selectors: { '&[data-swipe="move"]': { transition: "none" } },
    },
  },
});
