import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Bills whose file has not come. */
export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1], marginBlockStart: vars.space[3] });

export const title = css({ fontWeight: vars.font.weight.semibold });
