import { vars } from "@favilla/tokens";
import { css, cssWithin, media } from "../theme/css.ts";
import { readoutBeside, roomy } from "./plot.ts";

/** Its minimum height fits a slot's figures, so that nothing below moves. */
export const readout = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: vars.space[1],
  minBlockSize: "6.25em",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.leading.tight,
  "@container": {
    [readoutBeside]: { gridColumn: 2, gridRow: "1 / span 2", alignContent: "start", gap: vars.space[3], padding: vars.space[5] },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

/** Two texts at the ends of a line; large text makes it two lines. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  "@container": { [readoutBeside]: { display: "grid", justifyContent: "stretch", rowGap: vars.space[1] } },
});

export const name = css({
  fontWeight: vars.font.weight.bold,
  "@container": { [readoutBeside]: { fontSize: vars.text.section, fontWeight: vars.font.weight.semibold } },
});

export const total = css({
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.bold,
  "@container": { [readoutBeside]: { fontSize: vars.text.title } },
});

/** The parts, as many beside each other as fit. */
export const parts = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  "@container": { [readoutBeside]: { display: "grid", gap: 0 } },
});
cssWithin(`${parts} > *`, {
  "@container": {
    [readoutBeside]: {
      display: "flex",
      justifyContent: "space-between",
      columnGap: vars.space[3],
      paddingBlock: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const reference = css({ color: vars.color.textMuted });

export const note = css({ color: vars.color.textMuted, fontSize: "0.9375em" });

/** Shows the name with a capital letter at the beginning of its line. */
export const capital = css({ display: "inline-block", selectors: { "&::first-letter": { textTransform: "uppercase" } } });

export const roomyGap = css({ "@container": { [roomy]: { columnGap: vars.space[5] } } });
