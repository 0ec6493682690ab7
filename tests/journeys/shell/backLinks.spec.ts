import type { Page } from "@playwright/test";
import { type PageName, pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { addressOf, shippedRoutes } from "../../browser/ofGiulia.ts";
import { walk } from "../../browser/walk.ts";
import { broken, expect, test } from "../fixtures.ts";

/** Parent of each page that is below another. The other pages are in a menu or footer, or end a task that began in a message. */
const parents: Partial<Record<PageName, { parent: PageName; href: string }>> = {
  register: { parent: "login", href: "/login" },
  forgotEmail: { parent: "login", href: "/login" },
  forgotPassword: { parent: "login", href: "/login" },
  billWhy: { parent: "billDetail", href: "/bollette/2026/1010338" },
  billDetail: { parent: "bills", href: "/bollette" },
  supplyDetail: { parent: "supplies", href: "/forniture" },
  enterReading: { parent: "selfReading", href: "/autolettura" },
  readingDetail: { parent: "selfReading", href: "/autolettura" },
  voucherDetail: { parent: "vouchers", href: "/vouchers" },
  credentials: { parent: "profileDashboard", href: "/profilo" },
  myData: { parent: "profileDashboard", href: "/profilo" },
  contacts: { parent: "profileDashboard", href: "/profilo" },
  address: { parent: "profileDashboard", href: "/profilo" },
  consents: { parent: "profileDashboard", href: "/profilo" },
  accountStatement: { parent: "bills", href: "/bollette" },
  changeCadastral: { parent: "supplyDetail", href: "/forniture/s-100001002?pannello=dati-catastali" },
};

/** Links and buttons of the page that stand before its title, as "text → address". */
const aboveTitle = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector("main h1");
    return [...document.querySelectorAll<HTMLElement>("main a, main button")]
      .filter((control) => title && control.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map(
        (control) => `${control.textContent} → ${control.getAttribute("href")}, ${Math.round(control.getBoundingClientRect().height)} px`,
      );
  });

/** The only control above the title of a page that has a parent. */
const linkTo = (key: PageName) => {
  const above = parents[key];
  return above ? [`${pagesMessages.words[above.parent]} → ${above.href}, 44 px`] : [];
};

for (const area of ["public", "private"] as const) {
  test(
    `[RT-22, DS-16] each ${area} page below another leads back to it above its title, and no other page does`,
    walk,
    async ({ page, signIn, settled }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 390, height: 844 });
      if (area === "private") await signIn("giulia@esempio.it");
      for (const route of shippedRoutes.filter((each) => (each.area === "public") === (area === "public"))) {
        await page.goto(addressOf(route));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await settled();
        expect(await aboveTitle(page), route.key).toEqual(linkTo(route.key));
      }
    },
  );
}

test("[RT-22] the steps of a payment change have a close button; if they cannot be loaded, the page leads back to the supply", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/modifica-pagamento/bank/s-100001001");
  await expect(page.getByRole("button", { name: "Annulla" })).toBeVisible();
  await faults(broken("allBillings"));
  await page.reload();
  const back = page.getByRole("main").getByRole("link", { name: pagesMessages.words.supplyDetail, exact: true });
  await expect(back).toHaveAttribute("href", "/forniture/s-100001001");
});
