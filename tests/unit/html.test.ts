import fc from "fast-check";
import { expect, it } from "vitest";
import { HtmlDocument, tag, textContent } from "../../portal/html.ts";

const page = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <title>Favilla</title>
    <script type="module" crossorigin src="/main.js"></script>
  </head>
  <body><div id="root"><div data-wait><p>Un momento</p></div></div><p>Fine</p></body>
</html>
`;

it("elements are replaced, filled, added and removed, and everything else stays as it is", async () => {
  const document = await HtmlDocument.parse(page);
  const script = document.one('script[type="module"]');
  expect(document.attributesOf(script)).toEqual({ type: "module", crossorigin: true, src: "/main.js" });
  document.replace(script, "");
  document.replaceContent(document.one("title"), textContent("Luce & <gas>"));
  document.append(document.one("head"), tag("script", { fetchpriority: "low", ...document.attributesOf(script) }));
  document.insertBefore(document.one("meta"), "<!-- first -->");
  document.replace(document.one("#root"), '<div id="root"><h1>Accedi</h1></div>');
  expect(document.toString()).toBe(
    page
      .replace('<script type="module" crossorigin src="/main.js"></script>', "")
      .replace("Favilla", "Luce &amp; &lt;gas>")
      .replace("</head>", '<script fetchpriority="low" type="module" crossorigin src="/main.js"></head>')
      .replace("<meta", "<!-- first --><meta")
      .replace(/<div id="root">.*<\/div>/, '<div id="root"><h1>Accedi</h1></div>'),
  );
});

it("a selector that fits no element, or several, and edits that overlap are refused", async () => {
  const document = await HtmlDocument.parse(page);
  expect(() => document.one("nav")).toThrow("0 elements match nav, not one");
  expect(() => document.one("div")).toThrow("2 elements match div, not one");
  document.replace(document.one("#root"), "");
  document.replace(document.one("[data-wait]"), "");
  expect(() => document.toString()).toThrow("two edits overlap");
});

it("the parser reads back any attribute value from the tag", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(..."aà \"'<>&;=/\n") }), async (value) => {
      const document = await HtmlDocument.parse(`${tag("div", { "data-drawn": value })}</div>`);
      const read = document.attributesOf(document.one("div"))["data-drawn"] as string;
      expect(read.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(value);
    }),
    { numRuns: 200 },
  );
});
