import { css } from "../theme/css.ts";

/** The spaces between groups are wide enough to be seen. */
export const code = css({ wordSpacing: "0.15em" });
