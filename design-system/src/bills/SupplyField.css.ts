import { css } from "../theme/css.ts";

/** As high as the field with its hint, so that nothing moves when it comes. */
export const supplyField = css({ minBlockSize: "6.5rem", maxInlineSize: "30rem" });
