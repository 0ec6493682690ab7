import { vars } from "@favilla/tokens";
import { css, cssWithin } from "../theme/css.ts";
import { controlsNarrow, controlsSmall, controlsTight, controlsTiny } from "./controls.ts";

export const frame = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  border: `${vars.control.borderWidth} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  "@container": { [controlsTiny]: { flexGrow: 1 } },
});

export const step = css({
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: "not-allowed" } },
  "@container": { [controlsTight]: { inlineSize: "2.125rem" } },
});

/** The frame has the border. */
export const period = css({ flexGrow: 1 });
cssWithin(`${frame} > ${period}`, {
  minBlockSize: vars.control.target,
  minInlineSize: "2.75rem",
  paddingInline: vars.space[2],
  borderColor: "transparent",
});
cssWithin(`${frame} > ${period}:only-child`, { paddingInline: vars.space[3] });
cssWithin(`${frame} > ${period}:not(:only-child)`, {
  "@container": { [controlsTight]: { paddingInline: 0, gap: 0 } },
});

/** The months above the year where the row is narrow. */
export const months = css({
  fontSize: vars.text.small,
  lineHeight: vars.font.leading.tight,
  whiteSpace: "nowrap",
  "@container": {
    [controlsNarrow]: { display: "grid", textAlign: "center" },
    [controlsTight]: { fontSize: "0.75rem" },
  },
});

/** It stands on the corner, so that the row keeps its width. */
export const badge = css({ position: "absolute", insetBlockStart: "-0.5rem", insetInlineEnd: "-0.5rem" });

export const more = css({ "@container": { [controlsSmall]: { display: "none" } } });
