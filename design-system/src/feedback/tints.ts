import { vars } from "@favilla/tokens";

/** Background and text colour of each tone, shared by all components with a tone. */
export const tints = {
  neutral: { background: vars.color.neutral.soft, color: vars.color.neutral.ink },
  positive: { background: vars.color.positive.soft, color: vars.color.positive.ink },
  warning: { background: vars.color.warning.soft, color: vars.color.warning.ink },
  negative: { background: vars.color.negative.soft, color: vars.color.negative.ink },
};
