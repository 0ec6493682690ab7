import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const bars = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], fontSize: vars.text.small });

/** The room of a bar, as wide as the greatest amount. */
export const track = css({ position: "relative", marginBlockStart: vars.space[1] });

export const value = css({ fontWeight: vars.font.weight.semibold, whiteSpace: "nowrap" });

export const bar = css({
  blockSize: vars.space[3],
  borderRadius: "2px",
  background: vars.color.chart.middle,
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
export const own = css({ background: vars.color.chart.strong });

/** The amount from which the customer has the right, above and below each bar. */
export const limit = css({
  position: "absolute",
  insetBlock: `calc(-1 * ${vars.space[1]})`,
  borderInlineStart: `2px dashed ${vars.color.text}`,
});

export const note = css({ color: vars.color.textMuted });
