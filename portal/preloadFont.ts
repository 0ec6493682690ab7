import type { Plugin } from "vite";

/**
 * Preloads the web font of each page's first stylesheet, before all other files: a browser that lays a page out as soon as its stylesheets
 * are there has the font by then, so the page is laid out only once. A font that only the stylesheet names, or that is requested after the
 * stylesheets, arrives after the first layout and causes a second one. Only the rule for referrers comes first, so that no request tells the
 * secrets of a link (AC-13).
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
      const links = [...new Set(fonts)].map(
        (href) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="high" crossorigin href="${href}">`,
      );
      return html.replace(/<meta name="referrer"[^>]*>/, (referrer) => [referrer, ...links].join("\n    "));
    },
  },
});
