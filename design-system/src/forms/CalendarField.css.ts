import { css } from "../theme/css.ts";

/** The native input, seen by nobody: the platform's calendar opens where it lies. */
export const picker = css({
  position: "absolute",
  insetBlock: 0,
  insetInline: 0,
  inlineSize: "100%",
  opacity: 0,
  pointerEvents: "none",
});
