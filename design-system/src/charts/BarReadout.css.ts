import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { readoutBeside, roomy } from "./plot.ts";

/** Its minimum height fits a slot's figures, so that nothing below moves. */
export const readout = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: vars.space[1],
  minBlockSize: "7.25em",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.leading.tight,
  "@container": {
    [readoutBeside]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      alignContent: "start",
      gap: vars.space[3],
      padding: `${vars.space[4]} ${vars.space[5]}`,
    },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

const atEnds = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
} as const;

/** Two texts at the ends of a line; large text makes it two lines. */
export const facts = css(atEnds);
export const line = css({
  ...atEnds,
  "@container": {
    [readoutBeside]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyContent: "stretch", rowGap: vars.space[1] },
  },
});

export const name = css({
  fontWeight: vars.font.weight.bold,
  "@container": { [readoutBeside]: { fontSize: vars.text.section, fontWeight: vars.font.weight.semibold } },
});

export const total = css({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.bold,
  "@container": { [readoutBeside]: { fontSize: vars.text.title } },
});

/** The parts in columns, on a wide page beside each other; rows where the figures stand beside the plot. */
export const parts = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(5.75em, 100%), 1fr))",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  "@container": {
    [roomy]: { display: "flex", flexWrap: "wrap", columnGap: vars.space[8] },
    [readoutBeside]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
  },
});

/** Name and figure, below them the series in words. */
export const part = css({
  "@container": {
    [readoutBeside]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: vars.space[3],
      paddingBlock: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

/** The swatch has room where the figures stand beside the plot; elsewhere the legend is near. */
export const partName = css({ "@container": { [readoutBeside]: { display: "flex", alignItems: "center", columnGap: vars.space[2] } } });
cssWithin(`${partName} > svg`, { display: "none", "@container": { [readoutBeside]: { display: "block" } } });

export const detail = css({
  display: "block",
  color: vars.color.textMuted,
  "@container": { [readoutBeside]: { gridColumn: "1 / -1" } },
});

export const note = css({ color: vars.color.textMuted, fontSize: "0.9375em" });

/** Shows the name with a capital letter at the beginning of its line. */
export const capital = css({ display: "inline-block", selectors: { "&::first-letter": { textTransform: "uppercase" } } });
