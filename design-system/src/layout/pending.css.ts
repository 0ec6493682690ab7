import { css, cssWithin } from "../theme/css.ts";

/** Reserves the height of a page while it loads. */
export const pending = css({ minBlockSize: "70dvh" });
/** Hides the footer while the page loads, because it would move to the page's end later. */
cssWithin(`main:has(.${pending}) ~ footer`, { visibility: "hidden" });
