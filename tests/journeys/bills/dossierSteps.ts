import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";

/** Switches the file about a bill on, with other features and fields of the configuration. */
export async function switchedOn(page: Page, features: Record<string, boolean> = {}, more: object = {}): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, ...more, features: { ...config.features, dossier: true, ...features } } });
  });
}

/** The button of the file on a page. */
export const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Salva il fascicolo" });

/** Opens the dialog of the file. */
export async function openDialog(page: Page) {
  await button(page).click();
  return page.getByRole("dialog", { name: "Il fascicolo della bolletta" });
}

/** Presses something and returns the file that is saved. */
export async function save(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent("download");
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), html: readFileSync(await file.path(), "utf8") };
}
