import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const iconButton = css({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  border: `${vars.control.borderWidth} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.section,
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    // On touch screens the pressed button keeps its hover, which must not cover its state.
    '&:hover:not(:disabled, [aria-pressed="true"])': { background: vars.color.sunken },
    "&:active:not(:disabled)": { borderColor: vars.color.text },
    '&[aria-pressed="true"]': { background: vars.color.current },
    "&:disabled": { cursor: "not-allowed", opacity: 0.55 },
  },
  "@media": {
    [media.motion]: { transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing}` },
  },
});

export const badge = css({ position: "absolute", insetBlockStart: 0, insetInlineStart: "50%" });
