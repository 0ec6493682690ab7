import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Black on white in every mode, in forced colours and where the browser makes pages dark, because scanners need it. */
export const barcode = css({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  background: vars.color.print.paper,
  color: vars.color.print.ink,
  forcedColorAdjust: "none",
  colorScheme: "only light",
  printColorAdjust: "exact",
  textAlign: "center",
});

/** Takes the whole width; the bars are sized by it. */
export const frame = css({ minInlineSize: 0 });

export const bars = css({ marginInline: "auto", blockSize: "5.5rem", maxInlineSize: "none", fill: vars.color.print.ink });

export const number = css({
  paddingInline: vars.space[4],
  fontSize: vars.text.lead,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: "0.08em",
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const note = css({ paddingInline: vars.space[4], fontSize: vars.text.small, textWrap: "balance" });
