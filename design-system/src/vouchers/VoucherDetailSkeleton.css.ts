import { css } from "../theme/css.ts";

// In classes, because the page of a voucher from a shop is prerendered and its policy refuses inline styles.
const bar = (lines: string, height: string, width: string) =>
  css({ inlineSize: width, blockSize: height, marginBlock: `calc((${lines} - ${height}) / 2)` });

export const name = bar("1lh", "1.25rem", "10rem");
export const amount = bar("1lh", "1.75rem", "7rem");
export const fact = bar("1lh", "0.75rem", "100%");
export const phone = bar("1lh", "0.75rem", "14rem");
export const heading = bar("1lh", "1rem", "8rem");
export const tag = css({ inlineSize: "5rem", blockSize: "1.75rem" });
export const button = css({ blockSize: "3rem" });
export const row = css({ blockSize: "4.125rem" });
