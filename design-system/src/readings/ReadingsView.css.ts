import { vars } from "@favilla/tokens";
import { inTwoColumns } from "../data/inTwoColumns.ts";
import { narrow } from "../layout/Card.css.ts";
import { two } from "../layout/Stack.css.ts";
import { widenContent } from "../layout/widenContent.ts";
import { widestWindow } from "../layout/widestWindow.ts";
import { css, cssWithin, media } from "../theme/css.ts";

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

/** A list of many readings to send stands above all supplies, both as wide as the page: rows in two columns, cards in four. */
export const many = css({});
cssWithin(`${columns}${many}`, { "@media": { [widest]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
inTwoColumns(`${many}`, widest);
/** As wide as its words, like the buttons of the cards. */
export const first = css({ "@media": { [media.desktop]: { alignSelf: "flex-start" } } });
cssWithin(`${many} ${two}`, { "@media": { [widest]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } });

cssWithin(`${columns} ${narrow}${narrow}`, { "@media": { [widest]: { maxInlineSize: "none" } } });
