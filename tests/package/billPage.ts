import { open } from "./pages.ts";

/** Presses the download of the site's bill; returns the result and the look of the card. */
export const visitBill = (folder: string) =>
  open(folder, async (tab) => {
    const card = tab.getByRole("article");
    await tab.getByRole("button", { name: /^Scarica il PDF/ }).click();
    return {
      asked: await tab.locator("body").getAttribute("data-asked"),
      border: await card.evaluate((element) => getComputedStyle(element).borderStyle),
      radius: await card.evaluate((element) => getComputedStyle(element).borderRadius),
      words: await card.innerText(),
    };
  });

/** Result for a site whose own rules win. */
export const drawn = { said: [], asked: "2026-1 pdf", border: "dotted", radius: "16px" };
