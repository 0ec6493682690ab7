/** Returns a length in the page's rem for a style attribute. Stylesheets have theirs by `css` of `css.ts`. */
export const rem = (count: number): string => `calc(var(--fv-rem, 1rem) * ${count})`;
