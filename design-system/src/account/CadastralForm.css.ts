import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const form = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], maxInlineSize: "36rem" });

/** Short codes, two per line if they fit. */
export const pair = css({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))", gap: vars.space[5] });

export const request = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
