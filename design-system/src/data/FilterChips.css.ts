import { vars } from "@favilla/tokens";
import { hidden } from "../text/hidden.ts";
import { css, media } from "../theme/css.ts";

export const filters = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  "@media": { [media.print]: { display: "none" } },
});

/** Visible while it has focus (WCAG 2.4.7). */
export const none = css({
  ...hidden,
  color: vars.color.textMuted,
  selectors: {
    [`${filters}:focus > &`]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      overflow: "visible",
      clipPath: "none",
    },
  },
});

export const list = css({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
