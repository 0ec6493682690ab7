/** Media queries of the library's styles, for those of a site. Widths are in rem of the browser: 40rem is 640 px, 64rem 1024 px. From `desktop` on, the menu appears beside the content. */
export const media = {
  tablet: "screen and (min-width: 40rem)",
  desktop: "screen and (min-width: 64rem)",
  motion: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  touch: "(pointer: coarse)",
  print: "print",
} as const;
