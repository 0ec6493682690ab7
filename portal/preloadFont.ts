import type { Plugin } from "vite";

/**
 * Has each page ask for the web font of its first stylesheet at once. The font is then there before the page's content, which
 * is laid out a single time; a font that only the stylesheet names arrives after the first layout and has all of it done again.
 */
export const preloadFont = (): Plugin => ({
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const fonts = Object.values(bundle)
        .filter((file) => file.type === "asset" && file.fileName.endsWith(".css") && html.includes(file.fileName))
        .flatMap((file) =>
          [...String((file as { source: unknown }).source).matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, url]) => url as string),
        );
      return [...new Set(fonts)].map((href) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href },
        injectTo: "head" as const,
      }));
    },
  },
});
