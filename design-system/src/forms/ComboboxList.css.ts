import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const popup = css({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInline: 0,
  overflow: "hidden",
  border: `${vars.control.borderWidth} solid ${vars.color.controlBorder}`,
  borderRadius: vars.field.radius,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
});

/** The height cuts the last visible option in half, to show that more follow. */
export const list = css({
  maxBlockSize: "min(20.5rem, 40vh)",
  overflowY: "auto",
  scrollMarginBlock: vars.space[4],
  overscrollBehavior: "contain",
});

export const option = css({
  minBlockSize: vars.control.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.field.paddingInline,
  cursor: "pointer",
  touchAction: "pan-x pan-y pinch-zoom",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.border}` },
    "&:hover": { background: vars.color.sunken },
    '&[aria-selected="true"]': {
      background: vars.color.sunken,
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
  },
  "@media": { [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outlineColor: "Highlight" } } } },
});

export const hint = css({ display: "block", color: vars.color.textMuted, fontSize: vars.text.small });

export const message = css({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.field.paddingInline,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { [`${list}:not([hidden]) + &`]: { borderBlockStart: `1px solid ${vars.color.border}` } },
});
