import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";
import { readoutBeside, roomy } from "./plot.ts";

/** Items follow each other, each whole. Beside the figures the legend has two lines, of which a short one takes the one next to the chart. */
export const legend = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  lineHeight: vars.font.leading.tight,
  "@container": {
    [roomy]: { columnGap: vars.space[6] },
    [readoutBeside]: { alignContent: "flex-end", minBlockSize: "3.375rem" },
  },
});

/** Swatch and label. */
export const item = css({ display: "flex", alignItems: "center", columnGap: vars.space[2], minInlineSize: 0, overflowWrap: "anywhere" });

export const swatch = css({ flexShrink: 0, inlineSize: "16px", blockSize: "16px", overflow: "visible" });

export const name = css({ color: vars.color.text });

export const label = css({ marginInlineEnd: vars.space[1], fontWeight: vars.font.weight.semibold });

/** Over the axis, close to it. */
export const unit = css({ flexBasis: "100%", marginBlockEnd: "-0.5em" });
