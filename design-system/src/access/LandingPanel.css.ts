import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

export const landing = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[10] });

/** The offer with its picture beside it. */
export const hero = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", padding: vars.space[10] } },
});

export const words = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  overflowWrap: "anywhere",
});

export const picture = css({ display: "flex", justifyContent: "center" });
cssWithin(`${picture} svg`, { inlineSize: "min(100%, 18rem)" });

export const steps = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: vars.space[6],
});

export const step = css({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  // The number is beside title and text. If it is higher than the title, the rest of its height is beside the text.
  gridTemplateRows: "auto 1fr",
  columnGap: vars.space[3],
  alignItems: "start",
});

/** Number of the step. */
export const number = css({
  gridRow: "span 2",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  border: `1px solid ${vars.color.currentMark}`,
  borderRadius: vars.radius.full,
  background: vars.color.current,
  fontWeight: vars.font.weight.bold,
});
