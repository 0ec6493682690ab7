import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], maxInlineSize: "48rem" });

export const shape = css({ display: "grid", gap: vars.space[2] });
