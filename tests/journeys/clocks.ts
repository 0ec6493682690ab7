import type { Page } from "@playwright/test";
import { sessionKey } from "../browser/session.ts";

/** Sets the session's end to a number of seconds after a moment of the servers, as another tab would. */
export async function setEnd(page: Page, seconds: number, from = "2026-11-20T10:00:00+01:00") {
  const at = new Date(Date.parse(from) + seconds * 1000).toISOString();
  await page.evaluate(
    ([key, expiresAt]) => {
      const stored = JSON.parse(window.localStorage.getItem(key as string) as string);
      window.localStorage.setItem(key as string, JSON.stringify({ ...stored, expiresAt }));
      window.dispatchEvent(new StorageEvent("storage", { key: key as string }));
    },
    [sessionKey, at],
  );
}

/** Moves the device's date, while the page's own clock and its timers go on as they were: the device sleeps, or its date is set. */
export const moveDate = (page: Page, milliseconds: number) =>
  page.evaluate((by) => {
    const dateNow = Date.now.bind(Date);
    Date.now = () => dateNow() + by;
  }, milliseconds);

/** Tells the page that it is visible again, as a change of tab or the end of a sleep does. */
export const wakeUp = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
