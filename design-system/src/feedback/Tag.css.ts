import { vars } from "@favilla/tokens";
import { css, cssVariants, cssWithin } from "../theme/css.ts";
import { tints } from "./tints.ts";

export const tag = css({
  display: "inline-flex",
  // Aligns the text with the surrounding line. The icon does not affect the baseline.
  alignItems: "baseline",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  gap: vars.space[1],
  // 28 px high with one line of text.
  paddingInline: "0.625rem",
  paddingBlock: "0.265rem",
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.tag.radius,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
});

cssWithin(`${tag} > svg`, { alignSelf: "center" });

export const tones = cssVariants(tints);
