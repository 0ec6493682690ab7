import { css } from "../theme/css.ts";
import { hidden } from "./hidden.ts";

/** The same styles as `VisuallyHidden`, for an existing element. */
export const visuallyHidden = css(hidden);
