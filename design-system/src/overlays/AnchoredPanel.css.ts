import { vars } from "@favilla/tokens";
import { media } from "../theme/css.ts";

/** How a panel looks that `useAnchored` places; whose panel it is says how wide, and what room is inside. */
export const anchoredPanel = {
  position: "fixed",
  zIndex: 3,
  inset: "auto",
  margin: 0,
  maxBlockSize: `calc(100dvb - ${vars.space[4]})`,
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
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing}`,
      "@starting-style": { opacity: 0 },
    },
    [media.print]: { display: "none" },
  },
} as const;
