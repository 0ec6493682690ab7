import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";
import { readoutBeside, roomy } from "./plot.ts";

/** Three columns in a narrow chart; with much larger text as many as fit, in a wide one a line, or two beside the figures. */
export const legend = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(5.75em, 30%), 100%), auto))",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  lineHeight: vars.font.leading.tight,
  "@container": {
    [roomy]: { display: "flex", flexWrap: "wrap", columnGap: vars.space[6] },
    // The figures beside take width: two lines, of which a short legend takes the one next to the chart.
    [readoutBeside]: { alignContent: "flex-end", minBlockSize: "3.375rem" },
  },
});

/** Swatch and label; the detail is below the label. */
export const item = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  alignItems: "center",
  columnGap: vars.space[2],
  overflowWrap: "anywhere",
});

export const swatch = css({ inlineSize: "16px", blockSize: "16px", overflow: "visible" });

export const name = css({ color: vars.color.text });

export const label = css({ marginInlineEnd: vars.space[1], fontWeight: vars.font.weight.semibold });

export const detail = css({ gridColumn: "1 / -1", "@container": { [roomy]: { gridColumn: 2 } } });

/** At the end of the last line. */
export const unit = css({ gridColumnEnd: -1, textAlign: "end", "@container": { [roomy]: { marginInlineStart: "auto" } } });
