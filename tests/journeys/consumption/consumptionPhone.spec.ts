import type { Locator } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";
import { calls, cellsOf, chart, italian, section, showTable, table } from "./consumptionSteps.ts";

test("[CS-19] on a phone sentence, controls, legend, chart and the latest month are in the first screen; the table is a table at 320 px", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("giulia@esempio.it", "/consumi");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const bottom = async (at: Locator) => ((await at.boundingBox())?.y ?? 0) + ((await at.boundingBox())?.height ?? 0);
  expect(await bottom(home.getByText("Letto sul contatore"))).toBeLessThan(844);
  await expect(home.getByText("ottobre 2026", { exact: true })).toBeVisible();
  const controls = [
    home.getByRole("radiogroup", { name: "In che unità vedere i consumi" }),
    home.getByRole("button", { name: "Tabella" }),
    home.getByRole("button", { name: /^Scegli/ }),
    home.getByRole("button", { name: /^Scarica/ }),
  ];
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
  // November and December share one box.
  await expect(home.getByText("in arrivo", { exact: true })).toHaveCount(1);

  await showTable(home);
  await expect(table(home)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1400);
  const row = table(home).getByRole("row", { name: /^gennaio/ });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("[CS-18] the readings of a period start with the one before it, and add up to the use, band by band", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/consumi?periodo=s-100001001:2026:3-4");
  const home = section(page, "Casa di Bologna");
  await expect(chart(home)).toBeVisible();
  const total = italian(/2026: ([\d.,]+)\s?kWh/.exec(await home.innerText())?.[1] as string);
  await showTable(home);
  await home.getByText("Le letture del periodo").click();
  const shown = await cellsOf(home.getByRole("table", { name: "Letture e consumi" }));
  expect(shown.slice(0, 3).map(([date, zone, , , kind]) => [date, zone, /lettura di partenza$/.test(kind ?? "")])).toEqual(
    ["F1", "F2", "F3"].map((zone) => ["28/02/2026", zone, true]),
  );
  const used = ["F1", "F2", "F3"].map((band) => {
    const own = shown.filter(([, zone]) => zone === band).map(([, , reading]) => italian(reading as string));
    return (own.at(-1) ?? 0) - (own[0] ?? 0);
  });
  expect(used.reduce((sum, each) => sum + each, 0)).toBe(total);
  const spans = await home.getByRole("list", { name: "Dalla prima all’ultima lettura" }).getByRole("listitem").allInnerTexts();
  expect(spans.map((text) => italian(/, ([\d.,]+)\s?kWh$/.exec(text)?.[1] as string))).toEqual(used);
});

test("[CS-20] without latestReadings in the configuration, the latest reading of each supply is one row of consumptions", async ({
  page,
  signIn,
  requests,
}) => {
  await page.route("**/config.json", async (route) => {
    const answer = await route.fetch(again);
    const config = (await answer.json()) as { paths: Record<string, string> };
    delete config.paths["latestReadings"];
    await route.fulfill({ response: answer, json: config });
  });
  const [asked, whole] = [requests(calls), requests("POST /api/consumption/latest-readings")];
  await signIn("giulia@esempio.it", "/consumi");
  await expect(chart(section(page, "Casa di Bologna"))).toBeVisible();
  await expect(section(page, "Casa di Bologna")).toContainText("Distributore, fino al 31 ottobre");
  await expect(section(page, "Via dei Tigli 14")).toContainText(/Smc ad? \w+/);
  await expect(section(page, "Casa al mare")).toContainText(/fino al/);
  const latest = asked.map(({ body }) => body as { pageSize: number; sortDirection: string }).filter(({ pageSize }) => pageSize === 1);
  expect(latest).toHaveLength(3);
  for (const body of latest) expect(body).toMatchObject({ pageNumber: 0, sortDirection: "DESC" });
  await page.goto("/autolettura");
  await expect(page.getByText(/Ultima lettura/).first()).toBeVisible();
  expect(whole).toEqual([]);
});
