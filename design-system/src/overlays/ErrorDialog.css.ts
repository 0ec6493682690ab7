import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const glyph = css({ flexShrink: 0, color: vars.color.negative.ink });
