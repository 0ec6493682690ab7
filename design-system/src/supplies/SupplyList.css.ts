import { vars } from "@favilla/tokens";
import { columnWidth } from "../layout/Card.css.ts";
import { css } from "../theme/css.ts";

/** A row wider than this parts the name from its status. */
export const list = css({ maxInlineSize: columnWidth });

export const group = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
