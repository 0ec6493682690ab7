import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const groups = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });
export const group = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
