import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** Tabs that don't fit wrap to the next line, so that all are visible. */
export const list = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[1],
  marginBlockEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": { [media.print]: { display: "none" } },
});

export const tab = css({
  maxInlineSize: "100%",
  minBlockSize: vars.control.height,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.focus.width} solid transparent`,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: "anywhere",
  textAlign: "start",
  selectors: {
    "&:hover:enabled": { background: vars.color.sunken, color: vars.color.text },
    '&[aria-selected="true"]': { borderBlockEndColor: vars.color.currentMark, color: vars.color.text },
    "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  "@media": {
    [media.forcedColors]: { borderBlockEndColor: "Canvas", selectors: { '&[aria-selected="true"]': { borderBlockEndColor: "Highlight" } } },
  },
});
