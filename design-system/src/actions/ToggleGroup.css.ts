import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const group = css({ "@media": { [media.print]: { display: "none" } } });

export const legend = css({ marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.medium });

export const track = css({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  maxInlineSize: "100%",
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const item = css({
  display: "inline-flex",
  flexGrow: 1,
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  maxInlineSize: "100%",
  minBlockSize: vars.control.heightSmall,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  border: `${vars.control.borderWidth} solid transparent`,
  borderRadius: `calc(${vars.radius.control} - ${vars.space[1]})`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: "anywhere",
  textAlign: "center",
  selectors: {
    "&:hover:enabled": { color: vars.color.text },
    '&[data-state="on"]': { borderColor: vars.color.controlBorder, background: vars.color.surface, color: vars.color.text },
    "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
  },
  "@media": {
    [media.touch]: { minBlockSize: vars.control.target },
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: {
        '&[data-state="on"]': { forcedColorAdjust: "none", borderColor: "Highlight", background: "Highlight", color: "HighlightText" },
        "&:focus-visible": { outlineColor: "CanvasText" },
      },
    },
  },
});
