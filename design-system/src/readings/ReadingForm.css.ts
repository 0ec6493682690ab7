import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";

/** On a desktop the consumption stands beside what is typed. */
export const form = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 16rem)" },
    [`not ${media.desktop}`]: { maxInlineSize: "32rem" },
  },
});
cssWithin(`${form} > *`, { "@media": { [media.desktop]: { gridColumn: "1 / -1" } } });

export const figures = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });
cssWithin(`${form} > ${figures}`, { "@media": { [media.desktop]: { gridColumn: "1" } } });

/** Few large digits, easy to compare with the meter. */
export const digits = css({});
cssWithin(`${digits} input`, {
  minBlockSize: vars.space[16],
  fontSize: vars.text.amount,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.06em",
});

/** The old reading, and at the end of the line what was counted since. */
export const since = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[3]}`,
  marginBlockStart: vars.space[2],
  color: vars.color.textMuted,
});
export const difference = css({ color: vars.color.text, fontWeight: vars.font.weight.semibold, whiteSpace: "nowrap" });

/** The consumption as a row of the card: hairlines above and below it, from edge to edge of the form. */
export const total = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.border}`,
});
cssWithin(`${form} > ${total}`, {
  "@media": {
    [media.desktop]: {
      gridColumn: "2",
      alignContent: "start",
      paddingBlock: 0,
      paddingInlineStart: vars.space[5],
      borderBlock: 0,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const preview = css({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  selectors: { "&[data-lower]": { display: "flex", gap: vars.space[2], color: vars.color.warning.ink, fontSize: vars.text.body } },
});
export const note = css({ color: vars.color.textMuted, fontSize: vars.text.small });
