import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";
import { panel } from "./TopLayer.css.ts";

export const menu = css({
  ...panel,
  display: "grid",
  // Rows become narrower when a scrollbar takes its room.
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: `min(max(var(--radix-dropdown-menu-trigger-width), 12rem), 100vw - ${vars.space[4]})`,
  maxInlineSize: `min(22rem, 100vw - ${vars.space[4]})`,
  maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
  padding: vars.space[2],
});

export const label = css({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const item = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.control.target,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  lineHeight: vars.font.leading.tight,
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: vars.color.sunken },
    "&:focus-visible": { outlineOffset: `calc(${vars.focus.width} * -1)` },
    "&[data-disabled]": { cursor: "not-allowed", opacity: 0.55 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-highlighted]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        "&[data-disabled]": { color: "GrayText", opacity: 1 },
      },
    },
  },
});
