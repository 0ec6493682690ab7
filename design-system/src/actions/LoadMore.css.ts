import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const more = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockStart: vars.space[6],
});

export const remaining = css({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  "@media": { [media.print]: { display: "none" } },
});
