import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** A control that text is typed into or selected in. */
export const control = css({
  display: "block",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.control.height,
  margin: 0,
  paddingInline: vars.field.paddingInline,
  paddingBlock: vars.space[2],
  border: `${vars.control.borderWidth} solid ${vars.color.controlBorder}`,
  borderRadius: vars.field.radius,
  background: vars.color.surface,
  scrollMarginBlock: vars.space[16],
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&:hover:enabled, &:focus-visible": { borderColor: vars.color.text },
    '&[aria-invalid="true"]': { borderColor: vars.color.negative.ink },
    "&:disabled": { background: vars.color.sunken, color: vars.color.textMuted, cursor: "not-allowed" },
    "input&:read-only": { background: vars.color.sunken },
  },
});

/** Contains a control and an element at its end: a unit or a button. */
export const box = css({ position: "relative" });

export const withEnd = css({
  paddingInlineEnd: vars.control.height,
  selectors: { "&::-ms-reveal, &::-ms-clear": { display: "none" } },
});

export const end = css({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.control.height,
  color: vars.color.textMuted,
});

/** A button at the end of a control. */
export const endButton = css({
  borderRadius: vars.field.radius,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
  selectors: { "&:hover:enabled": { color: vars.color.text }, "&:disabled": { cursor: "not-allowed" } },
  "@media": { [media.forcedColors]: { color: "ButtonText" } },
});

export const endMark = css({ pointerEvents: "none" });

/** A live region under the control: always in the document, but without height while empty. */
export const note = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});
