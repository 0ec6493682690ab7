import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** The button stands where it would stand alone. */
export const root = css({ display: "contents" });

export const popover = css({
  position: "fixed",
  zIndex: 3,
  inset: "auto",
  margin: 0,
  inlineSize: "max-content",
  maxInlineSize: `min(22rem, 100vi - ${vars.space[4]})`,
  maxBlockSize: `calc(100dvb - ${vars.space[4]})`,
  overflow: "auto",
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  textAlign: "start",
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing}`,
      "@starting-style": { opacity: 0 },
    },
    [media.print]: { display: "none" },
  },
});
