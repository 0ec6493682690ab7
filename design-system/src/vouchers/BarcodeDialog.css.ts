import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const content = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });

/** The barcode extends to both edges, because wider bars are easier to scan. */
export const bleed = css({ marginInline: `calc(${vars.panel.padding} * -1)` });
