import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const more = css({ display: "flex", justifyContent: "center", marginBlockStart: vars.space[6] });
