import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const list = css({ display: "flex", flexDirection: "column", gap: vars.space[6] });

export const search = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], maxInlineSize: "26rem" });
export const found = css({ color: vars.color.textMuted, fontSize: vars.text.small });
