import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without a window: what opens thousands of pages takes a fifth less with it. */
export const shell = "chromium-headless-shell";

/** The path of the Chromium to test with: CHROMIUM_PATH, else the first one on PATH, by name; undefined where there is none. */
export function findChromium(wanted = names) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * What is left out of the browser. A second list replaces the first, so that what of Playwright's own concerns a page is said again here;
 * the last two draw the address bar's suggestions, which takes half of what opening a page does.
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
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** How every test starts its browser: repeatable, and off the network. Playwright's own browser where no other is there. */
export function chromiumLaunch({ windowless = false } = {}) {
  const executablePath = (windowless && findChromium([shell])) || findChromium();
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
      // Engines that look at whole pages leave much behind: it is swept up less often.
      ...(windowless ? ["--js-flags=--min-semi-space-size=32"] : []),
    ],
  };
}
