import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

// The lists are size containers: as items of a grid, Chromium would compute the styles of every card again at each change of one.
const column = { display: "flex", flexDirection: "column" } as const;

/** A size container: its width decides the number of columns. */
export const groups = css({ ...column, containerType: "inline-size", gap: vars.space[6] });

/** A size container: its width decides the layout of its cards. An opened card leaves its neighbour as high as it is. */
export const list = css({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[3],
  "@container": { "(width >= 52rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[5] } },
});

export const group = css({ ...column, gap: vars.space[3] });
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});
export const aside = css({ color: vars.color.textMuted, fontSize: vars.text.small });

/** A distant card is laid out only when it comes near the viewport. Before, it can still be searched, read and printed. */
export const deferred = css({}, "deferred");
cssWithin(`${deferred} > *`, {
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 10rem",
  "@media": { [media.print]: { contentVisibility: "visible" } },
});
