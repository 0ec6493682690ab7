import { vars } from "@favilla/tokens";
import { cssWithin } from "../theme/css.ts";
import { group } from "./RowGroup.css.ts";

/** Adds the rules that set the rows of the groups within `className` in two columns. Call it in a `.css.ts` file. */
export function inTwoColumns(className: string, window: string): void {
  const within = (selector: string, style: Parameters<typeof cssWithin>[1]) =>
    cssWithin(`${className} ${group}${selector}`, { "@media": { [window]: style } });
  within("", { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
  within(" > li:nth-child(2)", { borderBlockStart: 0 });
  within(" > li:last-child:nth-child(odd)", { gridColumn: "1 / -1" });
  within(" > li:nth-child(odd):not(:last-child)", { borderInlineEnd: `1px solid ${vars.color.border}` });
}
