import type { Page } from "@playwright/test";

export const path = "/profilo/estratto-conto";
export const rows = (page: Page) => page.getByRole("main").locator("tbody tr");
export const document = (page: Page, index: number) => rows(page).nth(index).getByRole("rowheader");
export const balanceCard = (page: Page) => page.getByRole("main").getByRole("region", { name: "Saldo" });
export const filterButton = (page: Page) => page.getByRole("button", { name: /^Altri filtri/ });
