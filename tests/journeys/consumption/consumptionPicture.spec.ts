import { readFileSync } from "node:fs";
import type { Download, Locator } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "../fixtures.ts";
import { chart, section, showTable, table } from "./consumptionSteps.ts";

async function saveChart(at: Locator, format: string): Promise<Download> {
  await at.getByRole("button", { name: /^Scarica: / }).click();
  const coming = at.page().waitForEvent("download");
  await at.getByRole("menuitem", { name: `Salva come immagine (.${format})` }).click();
  return coming;
}

test("[CS-14] the chart is saved as SVG or PNG without external files, in light colours also in dark mode; a table offers no picture", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const total = /2026: ([\d.,]+)\s?kWh/.exec(await home.innerText())?.[1] as string;
  const shown = await chart(home)
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => slot.querySelector("[role=img]")?.getAttribute("aria-label") ?? ""));

  const svg = await saveChart(home, "svg");
  expect(svg.suggestedFilename()).toBe("consumi-casa-di-bologna-2026.svg");
  const text = readFileSync(await svg.path(), "utf8");
  expect(XMLValidator.validate(text)).toBe(true);
  const drawn = new XMLParser({ ignoreAttributes: false }).parse(text).svg;
  expect(drawn.title["#text"]).toBe("Consumi Casa di Bologna 2026");
  expect(drawn.desc["#text"].split("\n")).toEqual(shown);
  const written = [...text.matchAll(/<text[^>]*>([^<]*)/g)].map(([, each]) => each?.replaceAll("\u00a0", " ") ?? "");
  expect(written).toContain(`Da gennaio a ottobre 2026 · Totale ${total} kWh`);
  expect(written).toContain("Fonte: dati del distributore · Data: 20 novembre 2026");
  for (const month of ["gen", "dic", "F1", "F2", "F3", "Totale", "2025"]) expect(written).toContain(month);
  for (const each of shown.slice(0, 10)) expect(written).toContain(/: ([\d.,]+)\s?kWh in totale/.exec(each)?.[1]);
  expect(text).not.toMatch(/<script|<style|style=|href|var\(|url\((?!#)/);
  expect(text).toContain('fill="#ffffff"');

  const png = await saveChart(home, "png");
  expect(png.suggestedFilename()).toBe("consumi-casa-di-bologna-2026.png");
  const bytes = readFileSync(await png.path());
  expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2 * Number(drawn["@_width"]), 2 * Number(drawn["@_height"])]);
  await expect(home.getByRole("button", { name: "Scarica: Casa di Bologna" })).toBeFocused();

  await showTable(home);
  await expect(table(home)).toBeVisible();
  await home.getByRole("button", { name: /^Scarica: / }).click();
  await expect(home.getByRole("menuitem")).toHaveCount(5);
});

test("[CS-14] a picture that cannot be made shows the message of a failed download, and can be retried", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (done) => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      done(null);
    };
  });
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const button = home.getByRole("button", { name: /^Scarica: / });
  await button.click();
  await home.getByRole("menuitem", { name: "Salva come immagine (.png)" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a preparare il file");
  await page.getByRole("button", { name: "Chiudi" }).click();
  await expect(button).toBeFocused();
  expect((await saveChart(home, "png")).suggestedFilename()).toMatch(/\.png$/);
});
