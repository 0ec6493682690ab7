import { css } from "../theme/css.ts";

/** Out of sight but read by assistive technology; for an element of one's own, where `VisuallyHidden` would be one too many. */
export const visuallyHidden = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
