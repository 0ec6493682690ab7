import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], maxInlineSize: columnWidth });

export const shape = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });
