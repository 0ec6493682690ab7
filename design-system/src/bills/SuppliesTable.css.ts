import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

/** Glyph of 36 px and two lines: name and code. */
export const who = css({ display: "flex", alignItems: "center", gap: vars.space[3], vars: { [vars.glyph.size]: "2.25rem" } });

export const quiet = css({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.regular,
});

export const place = css({ fontSize: vars.text.small });

export const amount = css({ fontWeight: vars.font.weight.bold });
