import { randomUUID } from "node:crypto";
import { firefox, type Page } from "playwright-for-firefox";
import { pressStrokes } from "../../tests/browser/keys.ts";
import { type Engine, maxDuration, settings, size } from "./engine.ts";
import { closeOrEnd, startedWith } from "./processes.ts";
import { startMarionette } from "./trees/marionette.ts";

/**
 * Debian's Firefox ESR, over WebDriver BiDi. Playwright 1.65 sends a command that Firefox 153 does not know, so the version before it
 * drives Firefox, under a name of its own.
 */
export const launchOptions = {
  channel: "moz-firefox",
  firefoxUserPrefs: {
    // Without it, going back hangs.
    "fission.bfcacheInParent": false,
    // Playwright cannot emulate it here.
    "ui.prefersReducedMotion": 1,
    // A window without the system's focus would fire no focus events.
    "focusmanager.testmode": true,
    // The list of downloads, which opens after each, would keep the focus of the window.
    "browser.download.alwaysOpenPanel": false,
  },
};

/** Colours of the system in place of the page's, which Playwright cannot emulate here either. */
const forcedColors = { "browser.display.document_color_use": 2 };

/** An engine that Playwright drives. */
const engineOf = (page: Page, version: string, end: () => Promise<void>): Engine => ({
  version,
  open: async (url) => {
    // A navigation that the page before began of itself may interrupt this one.
    await page.goto(url).catch(() => page.goto(url));
    // On a busy machine its window may start without focus.
    for (let tries = 0; tries < 50; tries++) {
      await page.bringToFront();
      // While a page changes to the next, there is nothing to ask.
      if (await page.evaluate<boolean>("document.hasFocus()").catch(() => false)) return;
      await new Promise((later) => setTimeout(later, 100));
    }
  },
  run: (body) => page.evaluate(`(async () => { ${body} })()`),
  press: (strokes) => pressStrokes(page.keyboard, strokes),
  point: async (x, y, press = false) => {
    await page.mouse.move(x, y);
    if (!press) return;
    await page.mouse.down();
    await page.mouse.up();
  },
  end,
});

export async function startFirefox(executablePath: string, preferences?: object): Promise<Engine> {
  // Playwright doesn't tell the id of its process, and other browsers may start at the same time.
  const mark = randomUUID();
  const browser = await firefox.launch({
    ...launchOptions,
    firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...preferences },
    executablePath,
    env: { ...process.env, FAVILLA_ENGINE: mark },
  });
  const own = startedWith(mark);
  const close = () => closeOrEnd(() => browser.close(), own);
  const page = await browser
    .newPage({ viewport: size, locale: settings.locale, timezoneId: settings.timezone })
    .catch((error: unknown) => close().then(() => Promise.reject(error)));
  page.setDefaultTimeout(maxDuration);
  let other: ReturnType<typeof startMarionette> | undefined;
  let forced: Promise<Engine> | undefined;
  const end = async () => {
    for (const further of [other, forced]) await further?.then((each) => each.end()).catch(() => {});
    await close();
  };
  return {
    ...engineOf(page, `Firefox ${browser.version()}`, end),
    driver: async () => {
      other ??= startMarionette(executablePath);
      return (await other).driver;
    },
    ...(!preferences && {
      forcedColors: () => {
        forced ??= startFirefox(executablePath, forcedColors);
        return forced;
      },
    }),
  };
}
