import { vars } from "@favilla/tokens";
import { css, cssVariants, cssWithin } from "../theme/css.ts";
import { tints } from "./tints.ts";

/** Aligned with the text beside it. The icon does not affect the baseline, and stays beside text of two lines at the end of a row. */
export const statusText = css({ display: "inline-flex", alignItems: "baseline", gap: "0.375rem", textAlign: "start" });

cssWithin(`${statusText} > svg`, { alignSelf: "center", flexShrink: 0 });

export const tones = cssVariants({
  neutral: { color: vars.color.textMuted },
  positive: { color: tints.positive.color },
  warning: { color: tints.warning.color },
  negative: { color: tints.negative.color },
});
