import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const view = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });
