import { vars } from "@favilla/tokens";
import { tints } from "../feedback/tints.ts";
import { css, cssVariants, media } from "../theme/css.ts";

const markSize = "2rem";

export const event = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  breakInside: "avoid",
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    // The line between two marks.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlockStart: markSize,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${markSize} / 2)`,
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
  },
});

export const mark = css({
  display: "grid",
  placeItems: "center",
  inlineSize: markSize,
  blockSize: markSize,
  border: `${vars.control.borderWidth} solid transparent`,
  borderRadius: "50%",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const marks = cssVariants({
  done: { ...tints.positive, borderColor: vars.color.tintBorder },
  current: { background: vars.color.action, color: vars.color.onAction },
  coming: { borderStyle: "dashed", borderColor: vars.color.controlBorder },
  failed: { ...tints.negative, borderColor: vars.color.tintBorder },
});

export const body = css({ minInlineSize: 0, paddingBlockStart: `calc((${markSize} - 1.5em) / 2)`, overflowWrap: "anywhere" });

export const title = css({
  fontWeight: vars.font.weight.semibold,
  selectors: { '[data-state="coming"] &': { color: vars.color.textMuted } },
});

export const date = css({ display: "block", color: vars.color.textMuted, fontSize: vars.text.small });
