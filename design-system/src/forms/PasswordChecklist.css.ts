import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const checklist = css({ fontSize: vars.text.small, color: vars.color.textMuted });

export const rule = css({
  display: "flex",
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  selectors: { "&[data-met]": { color: vars.color.positive.ink } },
});
