import { expect, test } from "@playwright/test";
import { serveStorybook, storyUrl } from "../browser/storybook.ts";
import { walk } from "../browser/walk.ts";
import { decodeBarcode } from "../decodeBarcode.ts";

const barcodes = [
  ["vouchers-barcode--phone", "4006381333931"],
  ["vouchers-barcodedialog--phone", "FV2026000123"],
] as const;
const looks = [
  { mode: "light", forcedColors: "none" },
  { mode: "dark", forcedColors: "none" },
  { mode: "contrast", forcedColors: "none" },
  { mode: "dark", forcedColors: "active" },
] as const;

let site: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  site = await serveStorybook();
});
test.afterAll(() => site.close());

for (const scale of [1, 2, 3]) {
  test(`[VC-06] a decoder reads the barcode from a phone's screen at ${scale}x in every mode`, walk, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: scale, reducedMotion: "reduce" });
    for (const [story, number] of barcodes) {
      await page.goto(storyUrl(site.url, story));
      await expect(page.getByRole("img", { name: "Codice a barre" })).toBeVisible();
      await expect(page.getByText(number, { exact: true })).toBeVisible();
      for (const { mode, forcedColors } of looks) {
        await page.emulateMedia({ forcedColors });
        await page.evaluate((look) => document.documentElement.setAttribute("data-mode", look), mode);
        expect(await decodeBarcode(await page.screenshot()), `${story}, ${mode}, forced colours ${forcedColors}`).toEqual([number]);
      }
    }
    await page.close();
  });
}
