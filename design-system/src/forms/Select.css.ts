import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const select = css({ appearance: "none", cursor: "pointer", textOverflow: "clip" });

/** The open list is the platform's, with colours that it may not take from its select. */
cssWithin(`${select} option`, { background: vars.color.surface, color: vars.color.text });
