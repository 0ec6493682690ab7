import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Runs from edge to edge above the page, so its sides have no line and its corners no radius. */
export const banner = css({ borderRadius: 0, borderInlineWidth: 0, borderBlockStartWidth: 0, paddingInline: vars.space[5] });
