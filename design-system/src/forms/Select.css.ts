import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const select = css({ appearance: "none", cursor: "pointer", textOverflow: "clip" });

/** The open list is drawn by the browser, which may not apply the select's colours to it. */
cssWithin(`${select} option`, { background: vars.color.surface, color: vars.color.text });
