import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

const complaints = { source: "delibera di esempio 1/2026", checked: "2026-11-02", days: { rectification: 60 } };

async function withDays(page: Page): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, complaints, features: { ...config.features, complaints: true, instalments: true } } });
  });
}

/** Moments of the servers near midnight in Rome at which a device that is wrong by these hours has another day. */
const moments = [
  { now: "2026-11-20T22:30:00+01:00", hours: 5 },
  { now: "2026-11-20T23:59:30+01:00", hours: 5 },
  { now: "2026-11-20T00:00:30+01:00", hours: -5 },
  { now: "2026-11-20T02:30:00+01:00", hours: -5 },
];

for (const { now, hours } of moments)
  test(`[CL-02] [BL-194] [SR-25] at ${now} a device that is wrong by ${hours} hours has the servers' days of complaints, instalments and readings`, async ({
    page,
    signIn,
    clock,
  }) => {
    const main = page.getByRole("main");
    await clock(now);
    await page.clock.install({ time: new Date(Date.parse(now) + hours * 3_600_000) });
    await withDays(page);
    await signIn("alta@esempio.it", "/reclami/cr-100014-2");
    await expect(main).toContainText(/Rispondiamo entro il 30\sdicembre\s2026\. Mancano 40\sgiorni\./);
    await page.goto("/bollette/2026/1137491/rate");
    await expect(main).toContainText(/La prima scade tra 35\sgiorni, il\s25\sdicembre\s2026\./);
    await expect(main).toContainText(/Puoi chiederlo fino al 5\sdicembre\s2026/);
    await signIn("giulia@esempio.it", "/");
    await expect(page.getByRole("link", { name: /^Leggi il contatore del gas/ })).toContainText(/tra.6.giorni/);
  });
