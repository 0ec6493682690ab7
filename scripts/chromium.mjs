import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without a window: it opens pages a fifth faster. */
export const shell = "chromium-headless-shell";

/** The path of the Chromium for tests: CHROMIUM_PATH, else the first one on PATH by name; undefined if there is none. */
export function findChromium(sought = names) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => sought.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Features that are switched off. A second list replaces Playwright's own, so its entries that matter to a page are repeated here; the last
 * two draw the address bar's suggestions, which take half of the time to open a page. A spare process for the next site is never used: each
 * test begins a new context.
 */
const withoutFeatures = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AimEnabled",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Features that are switched on: Playwright's own two, which a second list replaces, and one process less: network and browser share one. */
const withFeatures = ["CDPScreenshotNewSurface", "SkipListAccountsWithoutGaiaCookies", "NetworkServiceInProcess2"];

/**
 * The launch options of every test's browser: repeatable, and off the network. It is the Chromium without a window, or the `whole` one where
 * speed itself is measured. Without an installed Chromium it is Playwright's own. Tests that open many pages for a second each are `brief`:
 * compiling a script twice more costs them a tenth of a page's time.
 */
export function chromiumLaunch({ whole = false, brief = false } = {}) {
  const executablePath = (!whole && findChromium([shell])) || findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      `--disable-features=${withoutFeatures.join(",")}`,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-quic",
      "--disable-sync",
      "--no-first-run",
      "--force-color-profile=srgb",
      "--font-render-hinting=none",
      // Engines that check whole pages allocate much memory: fewer collections are faster. Nothing is drawn by a graphics card.
      ...(whole
        ? []
        : [
            `--enable-features=${withFeatures.join(",")}`,
            `--js-flags=--min-semi-space-size=32${brief ? " --no-opt --no-maglev" : ""}`,
            "--in-process-gpu",
          ]),
    ],
  };
}
