import { vars } from "@favilla/tokens";
import { cssWithin } from "../theme/css.ts";
import { content } from "./PageShell.css.ts";
import { widestWindow } from "./widestWindow.ts";

/** Adds the rule that gives a page's content the width of the widest windows where it contains `className`. Call it in a `.css.ts` file. */
export const widenContent = (className: string): void =>
  cssWithin(`${content}:has(${className})`, {
    "@media": { [`screen and ${widestWindow}`]: { maxInlineSize: `calc(96rem + 2 * ${vars.space[10]})` } },
  });
