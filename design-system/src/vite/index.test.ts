import { expect, it } from "vitest";
import { preloadFont } from "./index.ts";

const face = (family: string, url: string) => `@font-face{font-family:${family};src:url(${url}) format("woff2")}`;

/** The preloads that a document gets, with its one stylesheet. */
function preloads(css: string, { href = "/assets/page.css", head = "<head>", families = [] as string[] } = {}): string {
  const html = `<html>${head}<link rel="stylesheet" crossorigin href="${href}"></head><body><header></header></body></html>`;
  const bundle = { "assets/page.css": { type: "asset", fileName: "assets/page.css", source: css } } as const;
  const written = preloadFont(...families).transformIndexHtml.handler(html, { bundle });
  return written.slice(6, written.indexOf('<link rel="stylesheet'));
}

const link = (href: string) => `\n    <link rel="preload" as="font" type="font/woff2" fetchpriority="high" crossorigin href="${href}">`;

it.each([
  ["from the root", "Figtree Variable", "/assets/a.woff2", "/assets/page.css", "/assets/a.woff2"],
  ["of another server", '"Instrument Sans Variable"', "https://cdn.example/a.woff2", "/assets/page.css", "https://cdn.example/a.woff2"],
  ["relative to the stylesheet", '"Figtree Variable"', '"a.woff2"', "./assets/page.css", "./assets/a.woff2"],
  ["in a folder beside it", "Figtree Variable", "../fonts/a.woff2", "../assets/page.css", "../assets/../fonts/a.woff2"],
])("[PK-60] a font whose address is %s is preloaded before the stylesheet", (_, family, url, href, expected) => {
  expect(preloads(face(family, url), { href })).toBe(`<head>${link(expected)}`);
});

it("[PK-60] only the rule for referrers stands before it", () => {
  const head = '<head>\n    <meta name="referrer" content="no-referrer" />';
  expect(preloads(face("Figtree Variable", "/a.woff2"), { head: `${head}<title>A</title>` })).toBe(
    `${head}${link("/a.woff2")}<title>A</title>`,
  );
});

it("[PK-60] fonts that no brand of the library has, and those of stylesheets that the page does not have, are left alone", () => {
  const css = face("Inter Variable", "/inter.woff2") + face("Figtree Variable", "/a.woff2");
  expect(preloads(css)).toBe(`<head>${link("/a.woff2")}`);
  expect(preloads(css, { families: ["Inter Variable"] })).toBe(`<head>${link("/inter.woff2")}`);
  expect(preloads(css, { href: "/assets/other.css" })).toBe("<head>");
});
