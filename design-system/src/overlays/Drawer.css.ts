import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

const radius = vars.dialog.radius;

export const drawer = css({
  inlineSize: "100%",
  maxBlockSize: `calc(100dvb - ${vars.space[8]})`,
  marginBlock: "auto 0",
  marginInline: 0,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  borderWidth: "1px 0 0",
  borderRadius: `${radius} ${radius} 0 0`,
  "@media": {
    [media.motion]: { "@starting-style": { transform: `translateY(${vars.space[8]})` } },
    [media.desktop]: {
      inlineSize: vars.dialog.width,
      blockSize: ["100vh", "100dvb"],
      maxBlockSize: "none",
      marginBlock: 0,
      marginInline: "auto 0",
      borderWidth: 0,
      borderInlineStartWidth: "1px",
      borderStartStartRadius: radius,
      borderStartEndRadius: 0,
      borderEndStartRadius: radius,
    },
    [`${media.desktop} and ${media.motion}`]: { "@starting-style": { transform: `translateX(${vars.space[8]})` } },
    [media.print]: { blockSize: "auto", marginBlock: 0 },
  },
});
