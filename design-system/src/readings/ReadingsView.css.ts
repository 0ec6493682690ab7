import { vars } from "@favilla/tokens";
import { narrow } from "../layout/Card.css.ts";
import { widenContent } from "../layout/widenContent.ts";
import { widestWindow } from "../layout/widestWindow.ts";
import { css, cssWithin } from "../theme/css.ts";

const widest = `screen and ${widestWindow}`;

/** The supplies, and below them the sent readings; in the widest windows beside them. */
export const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[8],
  "@media": { [widest]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[6] } },
});
widenContent(columns);
cssWithin(`${columns} ${narrow}${narrow}`, { "@media": { [widest]: { maxInlineSize: "none" } } });
