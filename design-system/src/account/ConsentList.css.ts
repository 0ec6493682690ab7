import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", maxInlineSize: "44rem", overflowWrap: "anywhere" });

cssWithin(`${list} > li`, { paddingBlock: vars.space[3] });
cssWithin(`${list} > li:last-child`, { paddingBlockEnd: 0 });
// A card that begins with the list has its own padding.
cssWithin(`${list}:first-child > li:first-child`, { paddingBlockStart: 0 });
cssWithin(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });
