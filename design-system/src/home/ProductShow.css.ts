import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Cards on the dark panel, each a little aside of the one before. */
export const show = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const later = css({ marginInlineStart: vars.space[12], marginInlineEnd: `calc(-1 * ${vars.space[4]})` });

export const month = css({ marginInlineEnd: vars.space[12] });

export const note = css({ color: vars.color.onNightMuted, fontSize: vars.text.small });
