import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const why = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const sentence = css({ margin: 0, fontSize: "1.0625rem", lineHeight: vars.font.leading.body });

cssWithin(`${sentence} strong`, { fontWeight: vars.font.weight.bold });

export const note = css({ margin: 0, color: vars.color.textMuted, fontSize: "0.875rem" });
