import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";

/** About 70 characters a line. */
export const paragraph = css({ maxInlineSize: "38em", textWrap: "pretty" });

export const sizes = cssVariants({
  small: { fontSize: vars.text.small },
  body: { fontSize: vars.text.body },
  lead: { fontSize: vars.text.lead },
});

export const tones = cssVariants({
  muted: { color: vars.color.textMuted },
  negative: { color: vars.color.negative.ink },
});
