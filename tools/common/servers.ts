import { type Browser, chromium } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { today } from "../../tests/server.ts";

export interface Servers {
  url: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** Starts the sandbox, on the day of the journeys, with the built portal, and a browser. */
export async function startServers(portal: string): Promise<Servers> {
  const sandbox = await startSandbox({ now: today, database: ":memory:", portal });
  const browser = await chromium.launch(chromiumLaunch());
  const close = async () => {
    await browser.close();
    await sandbox.close();
  };
  return { url: sandbox.url, browser, close };
}
