import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReadingTeaser } from "./ReadingTeaser.tsx";

it.each([false, true])("[DS-42] what a site gives a teaser reaches its element, with slim %s too", (slim) => {
  const given = { id: "promemoria", className: "mio", "aria-label": "La lettura del gas" };
  const html = renderToStaticMarkup(<ReadingTeaser {...given} slim={slim} href="/autolettura" onClose={() => {}} />);
  const [element] = /^<\w+[^>]*>/.exec(html) ?? [];
  expect(element).toMatch(/ id="promemoria"/);
  expect(element).toMatch(/ class="[^"]*\bmio\b/);
  expect(element).toMatch(/ aria-label="La lettura del gas"/);
});
