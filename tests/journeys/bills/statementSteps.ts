import type { Page } from "@playwright/test";

export const path = "/profilo/estratto-conto";
/** Rows of documents in a wide window: those of payments have no box. */
export const rows = (page: Page) =>
  page
    .getByRole("main")
    .locator("tbody tr")
    .filter({ has: page.getByRole("checkbox") });
export const document = (page: Page, index: number) => rows(page).nth(index).getByRole("rowheader");
export const balanceCard = (page: Page) => page.getByRole("main").getByRole("region", { name: "Saldo" });
export const filterButton = (page: Page) => page.getByRole("button", { name: /^Altri filtri/ });

/** Counts the amounts below zero that are seen, and those of more than one line, and measures how far the page scrolls sideways. */
export const shownCredits = () => {
  const texts = [...window.document.querySelectorAll("main *")].filter(
    (element) => element.children.length === 0 && /^−.{3,12}$/.test(element.textContent ?? "") && element.getClientRects().length > 0,
  );
  const broken = texts.filter((element) => {
    const range = window.document.createRange();
    range.selectNodeContents(element);
    const [first, ...others] = range.getClientRects();
    return others.some(({ top }) => first !== undefined && top > first.top + first.height / 2);
  });
  const { scrollWidth } = window.document.documentElement;
  return { wide: scrollWidth - innerWidth, credits: texts.length, broken: broken.map((element) => element.textContent) };
};
