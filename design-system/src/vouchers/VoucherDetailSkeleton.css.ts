import { css, media } from "../theme/css.ts";

type Style = { inlineSize?: string; blockSize: string; marginBlock?: string };

// In classes, because the page of a voucher from a shop is prerendered and its policy refuses inline styles. Stronger than the size of a `Skeleton`.
const sized = (style: Style, desktop: Style = style) =>
  css({ selectors: { "&&": style }, "@media": { [media.desktop]: { selectors: { "&&": desktop } } } });
const bar = (blockSize: string, inlineSize: string) => sized({ inlineSize, blockSize, marginBlock: `calc((1lh - ${blockSize}) / 2)` });
const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const logo = sized(square("2.5rem"), square("5.625rem"));
export const name = bar("1.25rem", "10rem");
export const amount = bar("1.75rem", "7rem");
export const fact = bar("0.75rem", "100%");
export const phone = bar("0.75rem", "14rem");
export const heading = bar("1rem", "8rem");
export const tag = sized({ inlineSize: "5rem", blockSize: "1.75rem" });
export const button = sized({ blockSize: "3rem" });
export const row = sized({ blockSize: "4.125rem" });
