import { css } from "../theme/css.ts";
import { hidden } from "./hidden.ts";

/** For an element of one's own, where `VisuallyHidden` would be one too many. */
export const visuallyHidden = css(hidden);
