import { vars } from "@favilla/tokens";
import { css, cssVariants, media } from "../theme/css.ts";

const margin = vars.space[4];

/** A card at the bottom of a phone's screen, and in the centre from 640 px on. */
export const dialog = css({
  maxBlockSize: `calc(100dvb - ${margin} * 2)`,
  marginInline: "auto",
  marginBlock: `auto max(${margin}, env(safe-area-inset-bottom))`,
  borderRadius: vars.dialog.radius,
  "@media": {
    [media.tablet]: { marginBlock: "auto" },
    [media.motion]: { "@starting-style": { transform: `translateY(${vars.space[3]})` } },
    [media.print]: { marginBlock: 0 },
  },
});

const width = (size: string) => ({ inlineSize: `min(${size}, 100vw - ${margin} * 2)` });

export const sizes = cssVariants({
  info: width(vars.dialog.width),
  download: width(vars.dialog.widthDownload),
  sheet: {
    inlineSize: "100%",
    maxBlockSize: `calc(100dvb - ${vars.space[8]})`,
    marginBlock: "auto 0",
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    borderWidth: "1px 0 0",
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    "@media": {
      [media.tablet]: {
        ...width(vars.dialog.width),
        maxBlockSize: `calc(100dvb - ${margin} * 2)`,
        marginBlock: "auto",
        borderWidth: "1px",
        borderRadius: vars.dialog.radius,
      },
    },
  },
});
