import { vars } from "@favilla/tokens";
import { css, cssVariants, cssWithin, media } from "../theme/css.ts";

/** The whole row is the pointer target. */
export const row = css({
  display: "flex",
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingBlock: `calc((${vars.control.height} - 1.5em) / 2)`,
  lineHeight: vars.font.leading.body,
  // A long word, such as an e-mail address, may break anywhere.
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: vars.color.textMuted, cursor: "not-allowed" } },
});

export const input = css({
  appearance: "none",
  display: "grid",
  flexShrink: 0,
  placeItems: "center",
  inlineSize: "1.5em",
  blockSize: "1.5em",
  margin: 0,
  border: `${vars.control.borderWidth} solid ${vars.color.controlBorder}`,
  background: vars.color.surface,
  cursor: "inherit",
  scrollMarginBlock: vars.space[16],
  selectors: {
    "&:hover:enabled": { borderColor: vars.color.text },
    '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: vars.color.negative.ink },
    "&:checked": { borderColor: vars.color.action, background: vars.color.action },
    "&:checked::before": { content: "", inlineSize: "100%", blockSize: "100%", background: vars.color.onAction },
    "&:disabled": { opacity: 0.55 },
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

/** The tick and the dot, clipped from the square of the control. */
export const shapes = cssVariants({
  checkbox: {
    // With rounder corners it could be mistaken for a radio button.
    borderRadius: `min(${vars.field.radius} / 2, 6px)`,
    selectors: { "&::before": { clipPath: "polygon(21% 50%, 29% 42%, 42% 55%, 71% 26%, 79% 34%, 42% 71%)" } },
  },
  radio: { borderRadius: "50%", selectors: { "&::before": { clipPath: "circle(24%)" } } },
});

export const hint = css({ display: "block", color: vars.color.textMuted, fontSize: vars.text.small });

/** Floats over the whole width, since WebKit counts the height of a legend twice where its fieldset is in a flex column. */
export const legend = css({
  float: "left",
  inlineSize: "100%",
  marginBlockEnd: vars.space[1],
  padding: 0,
  fontWeight: vars.font.weight.medium,
});
cssWithin(`${legend} + *`, { clear: "both" });
