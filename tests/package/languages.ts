/** A page of two languages and two brands, opened in a browser that is neither in Italy nor Italian. */
import { join } from "node:path";
import { brezza } from "@favilla/tokens";
import { expect } from "vitest";
import type { Consumer } from "./consumer.ts";
import { bundle, documentOf, open } from "./pages.ts";

/** Builds the page of a site, changes its language, and returns what is seen before and after. */
export function visitLanguages(consumer: Consumer) {
  bundle(consumer, "languages.tsx", "languages");
  consumer.write("languages/index.html", documentOf({ styles: ["/main.css"], script: "/main.js", root: 'data-mode="light"' }));
  return open(
    join(consumer.folder, "languages"),
    async (tab) => {
      const read = async (part: string) => {
        const found = tab.locator(`#${part} article`);
        return {
          words: (await found.innerText()).replace(/\s+/g, " "),
          radius: await found.evaluate((element) => getComputedStyle(element).borderRadius),
        };
      };
      const counted = async () => {
        const output = tab.locator("output");
        return { renders: Number(await output.getAttribute("data-renders")), words: (await output.innerText()).replace(/\s+/g, " ") };
      };
      await tab.getByRole("textbox", { name: "Nome" }).fill("Casa al mare");
      const before = { counted: await counted(), chosen: await read("chosen"), german: await read("german"), francs: await read("francs") };
      await tab.evaluate(() => document.body.setAttribute("data-same", "page"));
      await tab.getByRole("button", { name: "English" }).click();
      await tab.getByText("1,072.19").first().waitFor();
      const after = { counted: await counted(), chosen: await read("chosen"), german: await read("german"), francs: await read("francs") };
      const kept = {
        typed: await tab.getByRole("textbox", { name: "Nome" }).inputValue(),
        page: await tab.locator("body").getAttribute("data-same"),
      };
      return { before, after, kept };
    },
    { timezoneId: "America/Los_Angeles", locale: "en-US" },
  );
}

const italian = { words: expect.stringMatching(/1\.072,19 €.*Scade il 27 nov|Scade il 27 nov.*1\.072,19 €/), radius: "16px" };
const others = {
  german: {
    words: expect.stringMatching(/1\.072,19 €.*[Ff]ällig am 27\. Nov|[Ff]ällig am 27\. Nov.*1\.072,19 €/),
    radius: brezza.light.card.radius,
  },
  francs: { words: expect.stringMatching(/1\.072,19 CHF.*Scade il 27 nov|Scade il 27 nov.*1\.072,19 CHF/), radius: "16px" },
};

/** A good visit: the day is that of Rome, each part has its language, its brand and its currency, and the change renders a component once. */
export const wholeVisit = {
  said: [] as string[],
  before: { ...others, chosen: italian, counted: { renders: 1, words: "Totale 1.072,19 €" } },
  after: {
    ...others,
    chosen: { words: expect.stringMatching(/€1,072\.19.*Due on 27 Nov|Due on 27 Nov.*€1,072\.19/), radius: "16px" },
    counted: { renders: 2, words: "Total €1,072.19" },
  },
  kept: { typed: "Casa al mare", page: "page" },
};
