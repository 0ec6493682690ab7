import { vars } from "@favilla/tokens";

/** What a tone looks like, in every component that has one. */
export const tints = {
  neutral: { background: vars.color.neutral.soft, color: vars.color.neutral.ink },
  positive: { background: vars.color.positive.soft, color: vars.color.positive.ink },
  warning: { background: vars.color.warning.soft, color: vars.color.warning.ink },
  negative: { background: vars.color.negative.soft, color: vars.color.negative.ink },
};
