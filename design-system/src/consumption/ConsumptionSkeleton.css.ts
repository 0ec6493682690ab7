import { vars } from "@favilla/tokens";
import { plotHeight, readoutBeside, roomy } from "../charts/plot.ts";
import { css, cssWithin, media } from "../theme/css.ts";

/** Lengths are in em, as those of the chart. */
export const loading = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  containerType: "inline-size",
  fontSize: vars.text.small,
});

/** Two lines in a narrow chart, one in a wide one, two again beside the figures. */
export const legend = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: "3.375rem",
  "@container": {
    [roomy]: { display: "flex", columnGap: vars.space[8], alignItems: "center", minBlockSize: "2.125rem" },
    [readoutBeside]: { minBlockSize: "3.375rem" },
  },
});

/** Three lines of text on a phone, two on wider screens. */
export const sentence = css({ display: "grid", justifyItems: "start", maxInlineSize: "42rem", fontSize: vars.text.lead });
cssWithin(`${sentence} > :nth-child(2)`, { "@media": { [media.tablet]: { display: "none" } } });

/** The bars stand on the axis; below it is the room of the months. */
export const plot = css({
  display: "flex",
  alignItems: "end",
  gap: "6px",
  blockSize: `${plotHeight}em`,
  marginBlock: "0.6em 1.8em",
  marginInlineStart: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const figures = css({
  display: "grid",
  gridTemplateColumns: "auto auto",
  alignContent: "center",
  justifyContent: "space-between",
  justifyItems: "start",
  rowGap: vars.space[1],
  minBlockSize: "7.25em",
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  "@container": {
    [readoutBeside]: { gridColumn: 2, gridRow: "1 / span 2", alignContent: "start", padding: `${vars.space[4]} ${vars.space[5]}` },
  },
});
cssWithin(`${figures} > :nth-child(even)`, { justifySelf: "end" });

export const name = css({ fontSize: vars.text.section, lineHeight: vars.font.leading.tight });
