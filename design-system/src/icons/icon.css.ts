import { css } from "../theme/css.ts";

export const icon = css(
  {
    inlineSize: "1.25em",
    blockSize: "1.25em",
    flexShrink: 0,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "icon",
);
