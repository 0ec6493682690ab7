import { keyframes } from "@vanilla-extract/css";
import { css, media } from "../theme/css.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const spinner = css({
  inlineSize: "1.25em",
  blockSize: "1.25em",
  flexShrink: 0,
  border: "0.15em solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  "@media": { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});
