import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

export const filters = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  selectors: { "&:focus": { outline: "none" } },
  "@media": { [media.print]: { display: "none" } },
});

export const list = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
