import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** Takes no room and receives no presses; its content is positioned separately. */
export const topLayer = css({
  position: "fixed",
  inset: 0,
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  background: "none",
  color: "inherit",
  "@media": { [media.print]: { display: "none" } },
});

/**
 * The element around a dialog. It has no box, so that margins and lines that a site gives the children of a box (`space-y-4`, `divide-y`)
 * neither move the dialog nor frame it.
 */
export const place = css({ display: "contents" });

/** Styles of a panel in the top layer. */
export const panel = {
  zIndex: 3,
  overflow: "auto",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  fontSize: vars.text.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  textAlign: "start",
  whiteSpace: "normal",
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing}`,
      "@starting-style": { opacity: 0 },
    },
  },
} as const;
