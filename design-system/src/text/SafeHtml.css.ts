import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";

export const safeHtml = css({ maxInlineSize: "38em", overflowWrap: "anywhere", textWrap: "pretty" });

/** For text without paragraphs: keeps the server's line breaks. */
export const lines = css({ whiteSpace: "pre-line" });

cssWithin(`${safeHtml} > * + *`, { marginBlockStart: vars.space[3] });
cssWithin(`${safeHtml} > br`, { marginBlockStart: 0 });
cssWithin(`${safeHtml} :is(ul, ol)`, { paddingInlineStart: "1.5em" });
cssWithin(`${safeHtml} ul`, { listStyle: "disc" });
cssWithin(`${safeHtml} ol`, { listStyle: "decimal" });
cssWithin(`${safeHtml} li + li`, { marginBlockStart: vars.space[1] });
