import { moveDate, setEnd, wakeUp } from "../clocks.ts";
import { cards, expect, test } from "../fixtures.ts";
import { card, giulia } from "../readings/readingSteps.ts";
import { rows as vouchers } from "../vouchers/voucherSteps.ts";

test.use({ listsAlone: "cards" });

const hour = 3_600_000;
const day = 24 * hour;

/** Two minutes before midnight in Rome. */
const evening = "2026-11-20T23:58:00+01:00";

for (const [what, moment] of [
  ["the servers have", "2026-11-20T19:00:00+01:00"],
  ["only the device has", undefined],
] as const)
  test(`[CH-35] a session of half an hour is over when the device has slept for nine hours: nothing private stays, and ${what} gone on`, async ({
    page,
    signIn,
    clock,
  }) => {
    await signIn(giulia, "/profilo/i-miei-dati");
    const code = page.getByText("finisce con 944Z");
    await expect(code).toBeVisible();
    await setEnd(page, 1800);
    if (moment) await clock(moment);
    await moveDate(page, 9 * hour);
    await expect(code).toBeVisible();
    await wakeUp(page);
    expect(await code.count()).toBe(0);
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fprofilo%2Fi-miei-dati/);
    await expect(page.getByText("Per sicurezza l’accesso è scaduto")).toBeVisible();
  });

test("[AP-29] a device whose date is set by hundreds of days, there and back, loses neither its session nor its facts", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  await signIn(giulia, "/bollette");
  const first = cards(page).first();
  await expect(first).toContainText(/Da\s\d+\sgiorni/);
  const before = await first.innerText();
  await setEnd(page, 1800);
  const asked = requests("POST /");
  for (const by of [-400 * day, 400 * day, 200 * day, -200 * day]) {
    await moveDate(page, by);
    await wakeUp(page);
    await settled();
    expect(await first.innerText()).toBe(before);
    await expect(page).toHaveURL("/bollette");
  }
  // The servers were asked for the right time.
  expect(asked.length).toBeGreaterThan(0);
});

test("[AP-29] after a sleep the page shows what has changed meanwhile", async ({ page, signIn, context }) => {
  // Nothing but the clock tells this tab.
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await signIn(giulia, "/profilo/miei-recapiti");
  const number = page.getByRole("textbox", { name: "Cellulare" });
  await expect(number).not.toHaveValue("");
  const other = await context.newPage();
  await other.goto("/profilo/miei-recapiti");
  await other.getByRole("textbox", { name: "Cellulare" }).fill("3331234567");
  await other.getByRole("button", { name: "Salva il numero" }).click();
  await expect(other.getByText("Numero salvato.")).toBeVisible();
  await moveDate(page, 9 * hour);
  await wakeUp(page);
  await expect(number).toHaveValue("3331234567");
});

test("[AP-30] at midnight in Rome bills and home say how many days are left, without a press", async ({ page, signIn, clock }) => {
  await clock(evening);
  await page.clock.install();
  await signIn(giulia, "/bollette");
  const late = cards(page)
    .filter({ hasText: /Da\s\d+\sgiorni/ })
    .first();
  const days = async () => Number(/Da\s(\d+)\sgiorni/.exec(await late.innerText())?.[1]);
  await expect(late).toBeVisible();
  const before = await days();
  await page.clock.runFor(60_000);
  expect(await days()).toBe(before);
  await page.clock.runFor(90_000);
  await expect.poll(days).toBe(before + 1);
});

test("[AP-30] a page that slept past midnight says the day's facts as soon as it is looked at", async ({
  page,
  signIn,
  context,
  settled,
}) => {
  await signIn(giulia, "/");
  const reading = page.getByRole("link", { name: /^Leggi il contatore del gas/ });
  await expect(reading).toContainText(/tra.6.giorni/);
  await settled();
  // Without a connection nobody but the clock says it.
  await context.setOffline(true);
  await moveDate(page, 23 * hour);
  await wakeUp(page);
  await expect(reading).toContainText(/tra.5.giorni/);
});

test("[SR-24] a window that closed while the device slept is closed when it wakes", async ({ page, signIn, clock }) => {
  await signIn(giulia, "/autolettura");
  const gas = card(page, "Via dei Tigli 14");
  const send = gas.getByRole("link", { name: /^Invia la lettura/ });
  await expect(send).toBeVisible();
  await clock("2026-11-28T10:00:00+01:00");
  await moveDate(page, 8 * day);
  await wakeUp(page);
  expect(await send.count()).toBe(0);
  await expect(gas).toContainText("Puoi inviarla dal 18 gennaio");
});

test("[VC-30] @phone a barcode that is shown at midnight of the voucher's last day goes, and says that the voucher has expired", async ({
  page,
  signIn,
  clock,
}) => {
  await clock("2026-11-20T10:00:00+01:00");
  await page.clock.install();
  await signIn(giulia, "/vouchers/v-100001-7?action=showBarCode");
  await page.getByRole("button", { name: "Attiva il buono" }).click();
  const barcode = page.getByRole("dialog", { name: "Mostra questo codice alla cassa" });
  await expect(barcode).toBeVisible();
  // The redeemed voucher is valid until the end of the next day.
  await page.clock.fastForward("37:58:00");
  await expect(barcode).toBeVisible();
  await page.clock.runFor(150_000);
  await expect(barcode).toHaveCount(0);
  const dialog = page.getByRole("alertdialog", { name: "Il buono è scaduto" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button").click();
  await expect(page.getByRole("button", { name: "Mostra il codice a barre" })).toHaveCount(0);
  await expect(page.getByText("Il buono è scaduto: il PDF non si può più scaricare.")).toBeVisible();
});

test("[VC-30] a list of vouchers that stays open past midnight calls those expired whose last day is over", async ({
  page,
  signIn,
  settled,
  context,
}) => {
  await signIn(giulia, "/vouchers");
  // A response that arrives after the date has moved says the time as it was.
  await settled();
  const last = vouchers(page).filter({ hasText: "Ultimo giorno di spesa" });
  await expect(last).toContainText("Valido");
  await moveDate(page, 3 * day);
  // Without a connection nobody but the clock says it.
  await context.setOffline(true);
  await wakeUp(page);
  await expect(last).toContainText("Scaduto");
});

for (const by of [100, -100])
  test(`[SR-25] a device whose date is wrong by ${by} days has the reading reminder on home`, async ({ page, signIn }) => {
    await page.clock.install({ time: new Date(Date.parse("2026-11-20T10:00:00+01:00") + by * day) });
    await signIn(giulia, "/");
    await expect(page.getByRole("link", { name: /^Leggi il contatore del gas/ })).toContainText(/tra.6.giorni/);
  });
