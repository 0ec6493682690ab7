import { test as base, expect, type Page } from "@playwright/test";

/** A fault for the calls whose method and path start with `match`; see docs/guides/developer.md. */
export interface Fault {
  match: string;
  mode: "status" | "delay" | "html" | "empty" | "truncated" | "bad-json" | "reset" | "json";
  status?: number;
  code?: string;
  delay?: number;
  times?: number;
}

interface Fixtures {
  /** Signs in through the login page and waits for where it leads. */
  signIn: (email: string, options?: { at?: string }) => Promise<void>;
  /** Makes the sandbox answer this browser session with faults; an empty list ends them. */
  faults: (list: Fault[]) => Promise<void>;
}

const password = "Favilla-2026";

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first argument.
  baseURL: async ({}, use) => use(process.env["PORTAL_URL"] as string),
  signIn: async ({ page }, use) =>
    use(async (email, { at = "/" } = {}) => {
      await page.goto(at);
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Accedi" }).click();
      await expect(page).not.toHaveURL(/\/login/);
    }),
  faults: async ({ context, baseURL }, use) =>
    use((list) =>
      context.addCookies([{ name: "favilla-faults", value: encodeURIComponent(JSON.stringify(list)), url: baseURL as string }]),
    ),
});

/** Where keyboard focus is, as assistive technology would name it. */
export const focused = (page: Page) => page.locator(":focus");

export { expect };
