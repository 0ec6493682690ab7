/** The families of the library's own brands. */
const ownFamilies = ["Figtree Variable", "Instrument Sans Variable"];

interface BuiltFile {
  type: "asset" | "chunk";
  fileName: string;
  source?: string | Uint8Array;
}

/** Part of Vite's plugin that is used: its own types differ between its versions. */
interface FontPlugin {
  name: string;
  apply: "build";
  transformIndexHtml: {
    order: "post";
    handler: (html: string, context: { bundle?: Readonly<Record<string, BuiltFile>> }) => string;
  };
}

const declarations = /@font-face\s*\{[^}]*\}/g;
const family = /font-family:\s*["']?([^;}"']+?)["']?\s*[;}]/;
const address = /url\(["']?([^)"']+\.woff2)["']?\)/;

/** Addresses of the fonts of some families in a stylesheet, as a page has them that has the stylesheet at `href`. */
function fontsIn(css: string, href: string, families: readonly string[]): string[] {
  const ofFamilies = (css.match(declarations) ?? []).filter((rule) => families.includes(family.exec(rule)?.[1] ?? ""));
  const urls = ofFamilies.flatMap((rule) => address.exec(rule)?.[1] ?? []);
  return urls.map((url) => (/^(\w+:|\/)/.test(url) ? url : href.replace(/[^/]*$/, url)));
}

/**
 * Preloads a brand's web font in each page that Vite builds, before all other files: a browser lays a page out as soon as its stylesheets are
 * there and has the font by then, so the page is laid out only once. A font that only the stylesheet names arrives after the first layout and
 * causes a second one. A rule for referrers stays before it, so that no request tells the address of the page.
 * @param families of your own fonts; without any, those of the library's brands
 */
export function preloadFont(...families: readonly string[]): FontPlugin {
  return {
    name: "favilla-preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const hrefs = [...html.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)"/g)].map(([, href]) => href as string);
        const fonts = Object.values(bundle).flatMap(({ fileName, source }) => {
          const href = hrefs.find((each) => each.endsWith(fileName));
          return href && typeof source === "string" ? fontsIn(source, href, families.length > 0 ? families : ownFamilies) : [];
        });
        const links = [...new Set(fonts)].map(
          (href) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="high" crossorigin href="${href}">`,
        );
        const first = /<meta name="referrer"[^>]*>/.test(html) ? /<meta name="referrer"[^>]*>/ : /<head(?:\s[^>]*)?>/;
        return html.replace(first, (before) => [before, ...links].join("\n    "));
      },
    },
  };
}
