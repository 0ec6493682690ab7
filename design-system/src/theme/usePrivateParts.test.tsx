import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { hiddenCode } from "./privatePart.ts";

const promise = "Un buono da 20 euro, codice ABCD12345678";
const words = "Grazie, abbiamo ricevuto tutto";

beforeEach(() => vi.resetModules());

async function start() {
  const [{ DiscreetContext }, { ContentText }, { SafeHtml }, late] = await Promise.all([
    import("./discreet.ts"),
    import("../text/ContentText.tsx"),
    import("../text/SafeHtml.tsx"),
    import("./usePrivateParts.ts"),
  ]);
  const draw = (text: string, discreet = true) =>
    renderToStaticMarkup(
      <DiscreetContext value={discreet}>
        <ContentText>{text}</ContentText>|<SafeHtml html={text} />
      </DiscreetContext>,
    ).replace(/<[^>]*>/g, "");
  return { draw, ...late };
}

it("[CH-43] a text with a figure is hidden whole until the rule of discreet mode has come, then its amounts and codes are", async () => {
  const { draw, loadPrivateRule } = await start();
  expect(draw(promise, false)).toBe(`${promise}|${promise}`);
  expect(draw(promise)).toBe(`${hiddenCode}|${hiddenCode}`);
  expect(draw(words)).toBe(`${words}|${words}`);
  await loadPrivateRule();
  const hidden = `Un buono da •••\u00a0€, codice ${hiddenCode}`;
  expect(draw(promise)).toBe(`${hidden}|${hidden}`);
});

it("[CH-43] on a server that draws a request the rule is there at once", async () => {
  const { draw } = await start();
  const { provideForRequest } = await import("./provideForRequest.ts");
  provideForRequest({ discreet: true });
  expect(draw(promise)).toContain("Un buono da •••");
});
