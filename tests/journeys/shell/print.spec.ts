import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";

test.use({ listsAlone: true });

/** The text of the page's first print. Printing loads nothing: it takes the page as it is. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })), { verbosity: 0 });
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, " ");
}

test("[CH-24] the first print of a supply's page has what its closed panels contain", walk, async ({ page, signIn, settled }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  const panels = page.locator("main div[data-state=closed][id]");
  await expect(panels).toHaveCount(5);
  // The contents come without a press, while the panels stay closed.
  for (const content of ["Metodo di pagamento", "Cambia consegna", "Potenza impegnata", "Indirizzo per le bollette", "Foglio"])
    await expect(panels.filter({ hasText: content }).first()).toBeAttached();
  await settled();
  await expect(page.getByText("Metodo di pagamento")).toBeHidden();
  const text = await printed(page);
  for (const content of ["Bollettino postale", "Via Fittizia 8", "Potenza", "Foglio"]) expect(text).toContain(content);
  expect(text).not.toMatch(/Cambia consegna|Cambia e-mail|Rinomina|Esci/);
});

test(
  "[CH-24] the first print of the consumption page has the figures of supplies that were never opened",
  walk,
  async ({ page, signIn, settled }) => {
    await signIn("giulia@esempio.it", "/consumi");
    const closed = page.locator("main [data-state=closed] > div[id]");
    await expect(closed).toHaveCount(2);
    for (const section of await closed.all()) await expect(section.getByText(/^Da gennaio a/)).toBeAttached();
    await settled();
    await expect(closed.first().getByText(/^Da gennaio a/)).toBeHidden();
    const text = await printed(page);
    expect(text.match(/Da gennaio a \p{L}+ 2026:/gu)).toHaveLength(3);
    expect(text).toContain("Smc");
    expect(text).not.toMatch(/Grafico|Tabella|Mostra altr/);
  },
);

test(
  "[CH-22] what a bill, a voucher, a request and a consent have in closed parts is in their first print",
  walk,
  async ({ page, signIn, settled }) => {
    await signIn("giulia@esempio.it");
    for (const [path, ...contents] of [
      ["/bollette", "Quota consumi", "Bolletta n. 2026 / 1010338"],
      ["/bollette/2026/1010338", "Canone TV (rate 9 e 10 di 10)", "Perché questo importo"],
      ["/vouchers/v-100001-2", "Nei negozi Mercato Esempio", "Mostra il codice a barre alla cassa"],
      ["/notifiche", "Hai un nuovo buono da 20 euro."],
      ["/le-mie-richieste", "Ricevuta", "Fatta 24 luglio 2026"],
      ["/profilo/consensi-e-informative", "dieci anni dopo la sua fine"],
    ]) {
      await page.goto(path as string);
      await settled();
      for (const content of contents) await expect(page.getByRole("main")).toContainText(content.split(" ").at(-1) ?? "");
      const text = await printed(page);
      for (const content of contents) expect(text, path).toContain(content);
      expect(text, path).not.toMatch(/Vedi (la|il|i) |Vai all|Invia di nuovo(?! o)/);
    }
  },
);

/** Returns the charts of the page as it is on paper: name, items with a value, those of them that are drawn, and if it fits on the paper. */
const chartsOnPaper = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const isDrawn = (shape: Element) => {
      const { width, height } = shape.getBoundingClientRect();
      const { fill } = getComputedStyle(shape);
      return width > 1 && height > 0 && shape.checkVisibility() && fill !== "none" && fill !== "rgba(0, 0, 0, 0)";
    };
    const lists = [...main.querySelectorAll<HTMLElement>("ol[aria-label], ul[aria-label]")].filter(
      (list) => list.ariaLabel !== "Legenda" && list.querySelector("li svg rect"),
    );
    return lists.map((list) => {
      const items = [...list.children].filter((item) => !item.matches("[data-gap]"));
      const { left, right } = list.getBoundingClientRect();
      return {
        name: list.ariaLabel ?? "",
        items: items.length,
        drawn: items.filter((item) => [...item.querySelectorAll("svg rect")].some(isDrawn)).length,
        fits: left >= 0 && right <= document.documentElement.clientWidth,
      };
    });
  });

test("[CH-22] every chart of a private page is drawn on paper, that of a closed supply too", walk, async ({ page, signIn, settled }) => {
  await signIn("giulia@esempio.it");
  const [energy, gas, why] = [
    "Consumi del 2026 in kWh, mese per mese",
    "Consumi del 2026 in Smc, mese per mese",
    "Da una bolletta all’altra, voce per voce",
  ];
  for (const [path, charts] of [
    ["/consumi", { [`0 ${energy}`]: 10, [`1 ${gas}`]: 10, [`2 ${energy}`]: 9 }],
    ["/bollette/2026/1010338", { [`0 ${why}`]: 7 }],
    ["/bollette/2026/1010338/importo", { [`0 ${why}`]: 7 }],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await settled();
    await page.emulateMedia({ media: "print" });
    const found = async () => (await chartsOnPaper(page)).map(({ name, drawn }, index) => [`${index} ${name}`, drawn]);
    await expect.poll(found, path).toEqual(Object.entries(charts));
    for (const { name, items, drawn, fits } of await chartsOnPaper(page)) expect([name, drawn, fits]).toEqual([name, items, true]);
    await page.emulateMedia({ media: "screen" });
  }
});

test(
  "[CH-22, CS-22] money is on paper too: the months in euros, and the years, whose part is closed",
  walk,
  async ({ page, signIn, settled }) => {
    await signIn("giulia@esempio.it", "/consumi");
    await page.getByRole("radio", { name: "Euro" }).first().click();
    await expect(page.getByText("Anno per anno, tutte le forniture").first()).toBeVisible();
    await settled();
    await page.emulateMedia({ media: "print" });
    const found = async () => (await chartsOnPaper(page)).map(({ name, items, drawn }) => [name, items, drawn]);
    await expect.poll(found).toContainEqual(["Spesa del 2026 in euro, mese per mese: Casa di Bologna", 10, 10]);
    await expect.poll(found).toContainEqual(["Spesa in euro, anno per anno", 2, 2]);
    const text = await printed(page);
    for (const content of ["Prossima bolletta", "2026 (10 mesi)", "Via dei Tigli 14"]) expect(text).toContain(content);
  },
);
