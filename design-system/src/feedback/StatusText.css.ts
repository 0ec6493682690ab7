import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";
import { tints } from "./tints.ts";

export const statusText = css({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

export const tones = cssVariants({
  neutral: { color: vars.color.textMuted },
  positive: { color: tints.positive.color },
  warning: { color: tints.warning.color },
  negative: { color: tints.negative.color },
});
