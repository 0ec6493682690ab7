import type { Locator } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { cards, expect, showAll, test } from "../fixtures.ts";

test.use({ listsAlone: true });

test("[BL-07] the page requests 36 bills for each supply, and at most 60", async ({ page, signIn, requests }) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ pageNumber: 0, pageSize: 60 });
});

test("[R32] [BL-08] the button for more bills adds ten, moves focus to the first new bill and announces their number", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Mostra altre 10 bollette" }).press("Enter");
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(10).getByRole("heading")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Mostrate altre 10 bollette" })).toHaveCount(1);
  await page.getByRole("button", { name: "Mostra altre 7 bollette" }).click();
  await expect(cards(page)).toHaveCount(27);
  await expect(page.getByRole("button", { name: /^(Carica|Mostra)/ })).toHaveCount(0);
});

test("[BL-08] a customer with five thousand bills: the next page is requested after the first sixty bills", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("condominio@esempio.it", "/bollette");
  await expect(page.getByText("5.000 in tutto")).toBeVisible();
  for (let count = 20; count <= 70; count += 10) {
    await page.getByRole("button", { name: /^Mostra altre/ }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  const whole = sent.filter(({ body }) => (body as { statoPagamento: unknown[] }).statoPagamento.length === 0);
  expect(whole.map(({ body }) => (body as { pageNumber: number }).pageNumber)).toEqual([0, 1]);
});

test("[BL-41, BL-63] open bills come first, by urgency; a bar shows the sum to pay and never covers the element in focus", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByRole("list", { name: "Da pagare" }).getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Si paga da sola" }).getByRole("article")).toHaveCount(1);
  const open = cards(page).filter({ hasNotText: "Pagata" });
  await expect(open).toHaveCount(3);
  await expect(open.nth(0)).toContainText(/Casa al mare.*Da \d+\u00a0giorni.*Scaduta il\s1º\snov/);
  await expect(open.nth(1)).toContainText(/Casa di Bologna.*Tra \d+\u00a0giorni.*Scade il\s26\snov/);
  await expect(open.nth(2)).toContainText("Addebito");
  const bar = page.getByRole("region", { name: "Da pagare" });
  await expect(bar).toContainText("Paghi tu, 2 bollette");
  await expect(bar).toContainText("132,64\u00a0€");
  const edge = (await bar.boundingBox())?.y as number;
  const toPay = page.getByRole("list", { name: "Da pagare" }).getByRole("article");
  const ends = await toPay.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(edge);
  const due = await open
    .nth(0)
    .getByText(/^Da \d/)
    .boundingBox();
  expect((due?.y ?? 999) + (due?.height ?? 0)).toBeLessThanOrEqual(328);
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (!focused.closest("article")) return false;
      const { left, right, bottom } = focused.getBoundingClientRect();
      return !focused.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
    });
    expect(hidden, `stop ${stop}`).toBe(false);
  }
});

test("[BL-64] the chips find as many bills as they say: those to pay, a refused debit among them, and those that are debited, also of one supply", async ({
  page,
  signIn,
}) => {
  const chips = page.getByRole("group", { name: "Filtri", exact: true });
  const chip = (name: string) => chips.getByRole("button", { name: new RegExp(`^${name}`) });
  const countOf = async (name: string) => Number((await chip(name).textContent())?.replace(/\D/g, "") || 0);
  for (const [email, query, toPay, debited] of [
    ["giulia@esempio.it", "", 2, 1],
    ["giulia@esempio.it", "?fornitura=gas", 0, 1],
    ["giulia@esempio.it", "?utenza=100001001", 1, 0],
    ["rate@esempio.it", "", 3, 1],
    ["condominio@esempio.it", "", 158, 89],
  ] as const) {
    await signIn(email, `/bollette${query}`);
    await expect(cards(page).first()).toBeVisible();
    for (const [name, count] of [
      ["Da pagare", toPay],
      ["Addebito", debited],
    ] as const) {
      await expect.poll(() => countOf(name), `${email}${query} ${name}`).toBe(count);
      await chip(name).click();
      await expect(chip(name)).toHaveAttribute("aria-pressed", "true");
      if (count === 0) {
        await expect(page.getByRole("heading", { name: "Nessuna bolletta con questi filtri" })).toBeVisible();
      } else {
        await expect(page.getByText(count === 1 ? "Una trovata" : `${count} trovate`)).toBeVisible();
        await expect(page.getByRole("heading", { level: 2, name: name === "Addebito" ? "Si paga da sola" : name })).toBeVisible();
        const pay = cards(page).getByRole("button", { name: /^Come pagare/ });
        await expect(pay).toHaveCount(name === "Addebito" ? 0 : Math.min(10, count));
      }
      expect(await countOf(name)).toBe(count);
      await chip(name).click();
      await expect(cards(page).first()).toBeVisible();
    }
  }
  await chip("Addebito").click();
  await page.reload();
  await expect(chip("Addebito")).toHaveAttribute("aria-pressed", "true");
});

test("[BL-69, BL-71] [BL-176] each card has number, issue date and due date, and is 160 px high at most on a phone; the first due date and three cards are in view", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  for (const card of await cards(page).all()) {
    await expect(card.getByText(/^n\. \d{7} (del\s|dell’)\d+º?\s\p{L}{3}$/u)).toBeVisible();
    await expect(card).toContainText(/(Scade|Scadeva|Scaduta|Addebito) (il\s|l’)\d+º?\s\p{L}{3}/u);
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(160);
  }
  await expect(cards(page).filter({ hasText: "Nuova" }).first()).toContainText("n. 1010338 del 6 nov");
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const first = cards(page).first();
  expect(await bottomOf(first.getByText(/^33,58\s€$/).first())).toBeLessThanOrEqual(320);
  expect(await bottomOf(first.getByText(/^Scaduta/))).toBeLessThanOrEqual(320);
  expect(await bottomOf(cards(page).nth(2))).toBeLessThanOrEqual(772);
});

test("[BL-70] beside names of 60 characters the amount stays in the first row, on the bills and on home, in three languages", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("/config.json", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch(again)).json()), languages: ["it", "en", "de"] } });
  });
  const name = "Casa di campagna della zia Genoveffa, secondo piano a sinistra";
  await page.route("/admin/api", async (route) => {
    const response = await route.fetch(again);
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"nickname":"Casa[^"]*"/g, `"nickname":"${name}"`) });
  });
  /** The distance in pixels of an amount from the top of its name, and from its right edge; null while a row waits for its figure. */
  const places = () =>
    page.getByRole("main").evaluate((main, name) => {
      const named = [...main.querySelectorAll("h3, a > span > span > span")].filter(({ textContent }) => textContent === name);
      return named.map((title) => {
        const figure = title.nextElementSibling;
        if (!figure?.textContent?.trim()) return null;
        const [box, amount] = [title.getBoundingClientRect(), figure.getBoundingClientRect()];
        return [Math.round(amount.top - box.top), Math.round(amount.left - box.right)] as const;
      });
    }, name);
  /** Waits until so many names have their figures beside them: figures that come later move their rows meanwhile. */
  const areBeside = async (count: number) => {
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const isBeside = (place: readonly [number, number] | null) => place !== null && Math.abs(place[0]) < 20 && place[1] >= 0;
    await expect
      .poll(async () => {
        const found = await places();
        return [found.length >= count, ...found.filter((place) => !isBeside(place))];
      })
      .toEqual([true]);
  };
  await signIn("giulia@esempio.it", "/bollette");
  for (const [language, plain] of [
    ["it", "Scade "],
    ["en", "Due "],
    ["de", "Fällig "],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem("favilla.language", value), language);
    await page.goto("/bollette");
    await expect(cards(page).filter({ hasText: plain }).first()).toBeVisible();
    await areBeside(6);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await areBeside(2);
  }
});

test("[BL-28, BL-61] two bills for the same supply and period name each other; the other bills show no notice", async ({
  page,
  signIn,
}) => {
  await signIn("doppia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(4);
  const facts = await cards(page).evaluateAll((all) =>
    all.map((card) => /(\d\d,\d\d)\s€.*?Scade\sil\s(\d+)/.exec(card.textContent ?? "")?.slice(1) ?? []),
  );
  const notice = ([amount, day]: string[] = []) => new RegExp(`L’altra è di ${amount}.€ e scade il.${day}.`);
  await expect(cards(page).nth(0)).toContainText(notice(facts[1]));
  await expect(cards(page).nth(1)).toContainText(notice(facts[0]));
  await expect(cards(page).filter({ hasText: "stesso periodo" })).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Da pagare" }).getByRole("article")).toHaveCount(2);
});

test("[BL-01, BL-25] a credit and a bill of zero do not ask for payment", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  for (const [total, word] of [
    ["−\u00a035,40", "A tuo credito"],
    ["0,00", "Niente da pagare"],
  ] as const) {
    const card = cards(page).filter({ hasText: new RegExp(`(^|[^\\d.])${total}`) });
    await expect(card).toContainText(word);
    await expect(card).toContainText(/Scadenza \d/);
    await expect(card).not.toContainText(/Da pagare|Scade |Scaduta/);
    await expect(card).toHaveAttribute("data-status", /ToBePaid|Expiring|NotPaid/);
  }
});

test("[BL-28] if one of two bills for the same period is paid, only the unpaid one names the other", async ({ page, signIn }) => {
  await signIn("doppia@esempio.it", "/bollette");
  const twins = cards(page).filter({ hasText: "stesso periodo" });
  await expect(twins).toHaveCount(2);
  const link = cards(page)
    .nth(0)
    .getByRole("link", { name: /^Vedi l’altra/ });
  const number = (await link.getAttribute("href"))?.split("/").at(-1);
  await page.route("**/my-billing-details*", async (route) => {
    const response = await route.fetch(again);
    const paid = (_: string, value: unknown) =>
      typeof value === "object" && value && "DATACOMPETENZAINI" in value && "NUMERO" in value && String(value.NUMERO) === number
        ? { ...value, DATAPAGAMENTO: "2026-11-20T00:00:00.000Z" }
        : value;
    await route.fulfill({ response, json: JSON.parse(await response.text(), paid) });
  });
  await page.reload();
  await expect(twins).toHaveCount(1);
  await expect(twins).toContainText("è già pagata");
  await expect(twins.getByRole("link", { name: /^Vedi l’altra/ })).toHaveAttribute("href", new RegExp(`/${number}$`));
});

test("[BL-62] home, the bar, the way to pay and the bill's page warn of two bills for one period, and none leads from one to pay the other", async ({
  page,
  signIn,
}) => {
  await signIn("doppia@esempio.it", "/");
  const title = page.getByText("Due bollette per lo stesso periodo.");
  await expect(title).toHaveCount(1);
  const named = page.getByRole("link", { name: /€, scade il \d+ \p{L}+$/u });
  await expect(named).toHaveCount(2);
  await expect(page.getByRole("link", { name: "800\u00a0900\u00a0100" }).first()).toBeVisible();
  await page.getByRole("link", { name: "Vedi come pagare" }).click();
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  await expect(sheet.getByText("Due bollette per lo stesso periodo.")).toBeVisible();
  await expect(sheet.getByText(/^Anche /)).toHaveCount(0);
  await sheet.getByRole("button", { name: "Chiudi" }).click();
  await expect(page.getByRole("region", { name: "Da pagare" })).toContainText("2 bollette, stesso periodo");
  await page
    .getByRole("link", { name: /^Vedi l’altra/ })
    .first()
    .click();
  await expect(page).toHaveURL(/bollette\/\d+\/\d+$/);
  await expect(title).toHaveCount(1);
});

test("[BL-91] more than two groups of bills for one period are counted in one callout on home and the statement, and each card names its own", async ({
  page,
  signIn,
}) => {
  await signIn("casi@esempio.it", "/");
  for (const path of ["/", "/profilo/estratto-conto"]) {
    await page.goto(path);
    const callout = page.getByRole("main").locator("[data-tone=warning]").filter({ hasText: "lo stesso periodo." });
    await expect(callout).toHaveCount(1);
    await expect(callout).toContainText("In 3 casi più bollette sono per lo stesso periodo. Una può correggere l’altra");
    await callout.getByRole("link", { name: "Vedi le bollette" }).click();
    await expect(page).toHaveURL(/\/bollette$/);
    await expect(cards(page).filter({ hasText: "stesso periodo" }).first()).toBeVisible();
  }
});

test("[BL-93] the statement names two bills for one period below its balance, a filter leaves the callout, and nobody else has one", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("doppia@esempio.it", "/profilo/estratto-conto");
  const title = page.getByText("Due bollette per lo stesso periodo.");
  await expect(title).toHaveCount(1);
  await page.getByRole("button", { name: "Gas", exact: true }).click();
  await expect(
    page
      .getByRole("heading", { name: "Nessun" })
      .or(page.getByText(/^Nessun/))
      .first(),
  ).toBeVisible();
  await expect(title).toHaveCount(1);
  const [first] = await page.getByRole("link", { name: /€, scade il \d+ \p{L}+$/u }).all();
  await first?.click();
  await expect(page).toHaveURL(/bollette\/\d+\/\d+$/);
  for (const other of ["giulia", "ricalcolo"] as const) {
    sent.length = 0;
    await signIn(`${other}@esempio.it`, "/profilo/estratto-conto");
    await expect(page.getByText(/^Emess[ei] in tutto/)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("stesso periodo")).toHaveCount(0);
    if (other === "giulia") expect(sent).toHaveLength(0);
  }
});

test("[BL-46] among five hundred supplies the bills of one are found by its name or address, and the address of the page keeps it", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests("POST /api/billing/my-billing-details");
  await signIn("condominio@esempio.it", "/bollette");
  const field = page.getByRole("combobox", { name: "Fornitura" });
  await field.fill("scala c, interno 1");
  await page.getByRole("option", { name: /^Scala C, interno 10/ }).click();
  await expect(page).toHaveURL(/\?utenza=\d+$/);
  await expect(cards(page).first()).toContainText("Scala C, interno 10");
  await expect(cards(page).filter({ hasNotText: "Scala C, interno 10" })).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue("Scala C, interno 10");
  await expect(cards(page).filter({ hasNotText: "Scala C, interno 10" })).toHaveCount(0);
  expect(sent.map(({ body }) => (body as { supplyCodes?: string[] }).supplyCodes?.length)).toContain(1);
  await page.getByRole("button", { name: "Tutte", exact: true }).click();
  await expect(page).toHaveURL("/bollette");
  await expect(field).toHaveValue("");
  await expect(cards(page).filter({ hasNotText: "Scala C, interno 10" }).first()).toBeVisible();
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bollette/ })
    .click();
  await expect(page).toHaveURL(/\?utenza=\d+$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: "Casa di Bologna" })).toHaveCount(0);
});

test("[DS-20, BL-24, BL-40] a bill that is due today can be paid in time at 23:59 in Rome, and is overdue at 00:01", async ({
  page,
  signIn,
  clock,
}) => {
  await signIn("giulia@esempio.it");
  for (const [now, due, status] of [
    ["2026-11-26T23:59:00+01:00", "Oggi", "Scade il 26 nov"],
    ["2026-11-27T00:01:00+01:00", "Ieri", "Scaduta il 26 nov"],
  ] as const) {
    await clock(now);
    await signIn("giulia@esempio.it", "/bollette");
    const bill = cards(page).filter({ hasText: "1010338" });
    await expect(bill).toContainText(due);
    await expect(bill).toContainText(status);
  }
});
