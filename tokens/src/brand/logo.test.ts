import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readLogo } from "./logo.ts";

const folder = mkdtempSync(join(tmpdir(), "favilla-logo-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(svg: string): string {
  const file = join(folder, "logo.svg");
  writeFileSync(file, svg);
  return readLogo(file);
}

const refusedLogo = /which a logo must not have/;

it.each([
  ["<p>no</p>", /is no SVG/],
  ["", /is no SVG/],
  [`<svg>${" ".repeat(20_000)}</svg>`, /20,000 at most/],
  ["<svg><script>alert(1)</script></svg>", refusedLogo],
  ["<svg><SCRIPT/></svg>", refusedLogo],
  ["<svg><svg:script/></svg>", refusedLogo],
  ["<svg><foreignObject/></svg>", refusedLogo],
  ["<svg><style>@import 'x.css'</style></svg>", refusedLogo],
  ['<svg><animate attributeName="href" values="javascript:x"/></svg>', refusedLogo],
  ['<svg><set attributeName="onclick" to="x()"/></svg>', refusedLogo],
  ['<svg><a href="#x"/></svg>', refusedLogo],
  ['<svg><image href="https://esempio.it/x.png"/></svg>', refusedLogo],
  ['<svg onload="x()"/>', /has onload="x\(\)", which a logo must not have/],
  ['<svg\nonload="x()"/>', refusedLogo],
  ['<svg/onload="x()"/>', refusedLogo],
  ["<svg onload=x()></svg>", refusedLogo],
  ['<svg ONLOAD="x()"/>', refusedLogo],
  ['<svg><use href="https://esempio.it/x.svg#a"/></svg>', refusedLogo],
  ['<svg><use xlink:href="data:image/svg+xml,x"/></svg>', refusedLogo],
  ['<svg><path fill="url(https://esempio.it/x)"/></svg>', refusedLogo],
  ['<svg><path fill="u\\72l(https://esempio.it/x)"/></svg>', refusedLogo],
  ['<svg><path fill="u&#114;l(https://esempio.it/x)"/></svg>', refusedLogo],
  ['<svg><path mask="image-set(&quot;https://esempio.it/x&quot; 1x)"/></svg>', refusedLogo],
  ['<svg style="background: url(https://esempio.it/x)"/>', refusedLogo],
  ['<svg style="position: fixed"/>', refusedLogo],
  ['<svg><g xmlns="http://www.w3.org/1999/xhtml"/></svg>', refusedLogo],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', /has "<!DOCTYPE svg/],
  ["<g><svg/></g>", /one <svg> is all/],
  ["words <svg/>", /one <svg> is all/],
  ["<svg><title><![CDATA[<img/>]]></title></svg>", refusedLogo],
  ["<svg><scr<!-- -->ipt/></svg>", refusedLogo],
  ["<svg><!--><path/></svg>", refusedLogo],
  ["<svg><g><path></g></svg>", /is not well-formed at <\/g>/],
  ["<svg><g></svg>", /is not well-formed/],
  ['<svg><g></g id="a"></svg>', /is not well-formed at <\/g>/],
  ["<svg><title>Luce & gas</title></svg>", /& is written &amp;/],
  ["<svg>", /<svg> has no end/],
  ["<svg/><svg/>", /one <svg> is all/],
  ["<svg></svg> and more", /one <svg> is all/],
  ['<svg><path d="M0" d="M1"/></svg>', /has d twice/],
])("a logo that can't be used: %s", (svg, message) => {
  expect(() => read(svg)).toThrow(message);
});

it("a logo from a drawing program is kept, without the program's own data", () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" role="img" aria-label="Luce &amp; gas">
  <title>Luce &amp; gas</title>
  <defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#6b2fb3"/><stop offset="1" style="stop-color:rgb(34, 22, 58);"/></linearGradient></defs>
  <g transform="translate(1 2) rotate(45, 12, 12)"><path fill='url(#a)' d="M0 0h24v24z"/><use xlink:href="#a"/></g>
</svg>`;
  expect(read(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by hand -->\n${drawing}`)).toBe(`${drawing}\n`);
});
