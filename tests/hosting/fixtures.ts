import { test as journeys } from "../journeys/fixtures.ts";
import { type Nginx, startNginx } from "./nginx.ts";

/** Journeys through a real nginx, which passes the calls to the sandbox. */
export const test = journeys.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first argument.
    async ({}, use) => {
      const nginx = await startNginx({ settings: { backend: process.env["PORTAL_URL"] as string } });
      await use(nginx);
      await nginx.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.url),
});

export { cards, expect, fillLogin, password, watchConsole } from "../journeys/fixtures.ts";
