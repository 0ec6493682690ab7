import { vars } from "@favilla/tokens";
import { css, cssVariants } from "../theme/css.ts";

export const tag = css({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  paddingInline: vars.space[2],
  paddingBlock: "0.1875rem",
  border: `1px solid ${vars.color.tintBorder}`,
  borderRadius: vars.tag.radius,
  fontSize: vars.text.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.leading.tight,
});

const tint = ({ soft, ink }: { soft: string; ink: string }) => ({ background: soft, color: ink });

export const tones = cssVariants({
  positive: tint(vars.color.positive),
  warning: tint(vars.color.warning),
  negative: tint(vars.color.negative),
  neutral: tint(vars.color.neutral),
});
