import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const group = css({ "@media": { [media.print]: { display: "none" } } });

export const legend = css({ marginBlockEnd: vars.space[2], padding: 0, fontWeight: vars.font.weight.medium });

/** A fieldset can't be relied on as a flex box: the track is its own. */
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

export const segment = css({
  position: "relative",
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
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:has(:checked)": { borderColor: vars.color.controlBorder, background: vars.color.surface, color: vars.color.text },
    "&:has(:focus-visible)": { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: vars.focus.offset },
    "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.55 },
  },
  "@media": {
    [media.touch]: { minBlockSize: vars.control.target },
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: {
        "&:has(:checked)": { forcedColorAdjust: "none", borderColor: "Highlight", background: "Highlight", color: "HighlightText" },
        "&:has(:focus-visible)": { outlineColor: "CanvasText" },
      },
    },
  },
});

/** The native radio, unseen over the whole segment, so that every way of pressing it works. */
export const input = css({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
