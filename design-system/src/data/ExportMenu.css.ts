import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** The result of the export is shown below the button. */
export const exportMenu = css({ display: "inline-grid", justifyItems: "start", gap: vars.space[2], maxInlineSize: "100%" });
