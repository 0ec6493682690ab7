import { vars } from "@favilla/tokens";
import { widenContent } from "../layout/widenContent.ts";
import { widestWindow } from "../layout/widestWindow.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** The sections of the home page: one column, from 1024 px on two of equal width, read one after the other. */
export const columns = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Beside the two columns a third one, with a year of consumption, in the widest windows. */
export const withThird = css({
  "@media": { [`screen and ${widestWindow}`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
widenContent(withThird);

/** A column has its own height, so that no section leaves an empty area beside it. */
export const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[6],
  "@media": { [media.desktop]: { rowGap: vars.space[8] } },
});

/** The second column where it stands beside the first one, not below it. */
export const beside = css({ "@media": { [`not ${media.desktop}`]: { display: "none" } } });

/** Heading of a section with its action, 44 px high, whose height does not add to the space around it. */
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: vars.control.target,
  marginBlock: `calc(-1 * ${vars.space[1]})`,
});

/** Lists of one row each that are one card. */
export const joinedRows = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
cssWithin(`${joinedRows} > ul:has(+ ul)`, { borderEndStartRadius: 0, borderEndEndRadius: 0 });
cssWithin(`${joinedRows} > ul + ul`, { borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 });
