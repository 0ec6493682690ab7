import { vars } from "@favilla/tokens";
import { css, media } from "../theme/css.ts";

/** On paper no language can be chosen. */
export const list = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  "@media": { [media.print]: { display: "none" } },
});

export const language = css({
  minBlockSize: "2.25rem",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&[aria-current]": { color: vars.color.text, fontWeight: vars.font.weight.semibold, textDecorationLine: "none", cursor: "default" },
    "&[aria-busy]": { cursor: "progress" },
  },
});

export const error = css({ color: vars.color.text });
