import type { Page } from "@playwright/test";

/** The pre-rendered page, until the portal has started. */
export const busy = (page: Page) => page.locator("#root[aria-busy=true]");

/** Delays the portal's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const submit = (page: Page) => page.getByRole("button", { name: "Accedi", exact: true });

export const email = (page: Page) => page.getByLabel("E-mail", { exact: true });
