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

const width = (size: string) => ({ inlineSize: `min(${size}, 100vi - ${margin} * 2)` });

export const sizes = cssVariants({ info: width(vars.dialog.width), download: width(vars.dialog.widthDownload) });
