/** The library inside a shadow root, as a part of another page. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { beforeAll, expect, inject, it } from "vitest";
import { consumerIn } from "./consumer.ts";
import { bundle, documentOf, open } from "./pages.ts";

const consumer = consumerIn(inject("site"));
const folder = join(consumer.folder, "built-shadow");

beforeAll(() => {
  bundle(consumer, "shadow.tsx", "built-shadow");
  copyFileSync(join(consumer.folder, "node_modules/@favilla/design-system/all.css"), join(folder, "all.css"));
  consumer.write("built-shadow/index.html", documentOf({ script: "/main.js", root: 'data-mode="light"' }));
});

/** The words of the focused element in the shadow root. */
const focused = (tab: Page) =>
  tab.evaluate(() => {
    const element = document.querySelector("favilla-part")?.shadowRoot?.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent;
  });

it("[PK-27] in a shadow root a suggestion is chosen by keyboard and by pointer", async () => {
  const seen = await open(folder, async (tab) => {
    const address = tab.getByRole("combobox", { name: "Indirizzo" });
    await address.pressSequentially("via f");
    await tab.getByRole("option", { name: "Via Fittizia, 10" }).waitFor();
    await address.press("ArrowDown");
    await address.press("ArrowDown");
    await address.press("Enter");
    const byKeyboard = await address.inputValue();
    await address.fill("");
    await address.pressSequentially("via");
    await tab.getByRole("option", { name: "Viale Campione, 3" }).click();
    return { byKeyboard, byPointer: await address.inputValue(), left: await tab.getByRole("option").count() };
  });
  expect(seen).toEqual({ said: [], byKeyboard: "Via Fittizia, 10", byPointer: "Viale Campione, 3", left: 0 });
});

it("[PK-27] in a shadow root a day is chosen by keyboard and by pointer, and the calendar closes outside of it", async () => {
  const seen = await open(folder, async (tab) => {
    const [day, opener] = [tab.getByRole("textbox", { name: "Dal" }), tab.getByRole("button", { name: "Apri il calendario" })];
    await opener.click();
    await tab.getByRole("grid", { name: "novembre 2026" }).waitFor();
    await tab.keyboard.press("ArrowRight");
    await tab.keyboard.press("Enter");
    const byKeyboard = await day.inputValue();
    const back = await focused(tab);
    await opener.click();
    await tab.getByRole("button", { name: "15 novembre 2026" }).click();
    const byPointer = await day.inputValue();
    await opener.click();
    await tab.getByRole("grid").waitFor();
    await tab.getByRole("heading", { name: "Richiesta" }).click();
    await tab.getByRole("grid").waitFor({ state: "hidden" });
    return { byKeyboard, back, byPointer };
  });
  expect(seen).toEqual({ said: [], byKeyboard: "21/11/2026", back: "Apri il calendario: Dal", byPointer: "15/11/2026" });
});

it("[PK-27] in a shadow root arrow keys go through menu, tabs and options, and Tab goes round a dialog, one by one", async () => {
  const seen = await open(folder, async (tab) => {
    await tab.getByRole("button", { name: "Scarica" }).click();
    await tab.getByRole("menuitem", { name: "PDF" }).press("ArrowDown");
    await tab.keyboard.press("Enter");
    const chosen = await tab.getByText("Scelto:").innerText();
    await tab.getByRole("tab", { name: "Luce" }).press("ArrowRight");
    const panel = await tab.getByRole("tabpanel").innerText();
    await tab.getByRole("radio", { name: "Mesi" }).press("ArrowRight");
    const option = await focused(tab);
    await tab.getByRole("button", { name: "Rinomina" }).click();
    const round = [await focused(tab)];
    for (let presses = 0; presses < 3; presses++) {
      await tab.keyboard.press("Tab");
      round.push(await focused(tab));
    }
    await tab.keyboard.press("Escape");
    await tab.getByRole("dialog").waitFor({ state: "hidden" });
    return { chosen, panel, option, round, back: await focused(tab) };
  });
  const round = ["Rinomina la fornitura", "Chiudi", "Salva", "Chiudi"];
  expect(seen).toEqual({ said: [], chosen: "Scelto: Excel", panel: "Del gas", option: "Anni", round, back: "Rinomina" });
});
