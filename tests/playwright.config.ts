import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.mjs";
import type { Options } from "./journeys/fixtures.ts";

/** The pattern contracts are a step of their own, and the pictures of stories a command: `npm run tool -- screenshots`. */
const products = process.env["PATTERNS"] ? "patterns" : "{journeys,faults,components,hosting,engines}";
const specs = process.env["SCREENSHOTS"] ? "screenshots" : products;

/**
 * The journeys of sign-in, session and payment with the tokens in cookies: one of each kind, whose title has @cookie, or all of them by
 * `npm run tool -- sessions`.
 */
const inCookies = {
  name: "cookie",
  testMatch: ["journeys/access/*.spec.ts", "journeys/payments/*.spec.ts", "journeys/shell/session.spec.ts"],
  grep: process.env["SESSIONS"] ? /./ : /@cookie/,
  grepInvert: /@phone/,
};

const reportFile = process.env["REPORT_FILE"];

/** The portal's production build with the sandbox, and the built Storybook, in a real browser. Build first: `npm test` does. */
export default defineConfig<Options>({
  testDir: ".",
  testMatch: `${specs}/**/*.spec.ts`,
  snapshotPathTemplate: `../.cache/screenshots/${process.env["SCREENSHOTS"] ? "base" : "planted"}/{arg}{ext}`,
  // Pictures and patterns are of stories: they need no portal.
  ...(specs.includes("journeys") && { globalSetup: "./server.ts" }),
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  // One pixel counts as a difference. With a lower threshold a separate layer differs by a shade; with a higher one 3% of blue passes.
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.009, maxDiffPixels: 0 } },
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: reportFile ? [["list"], ["json", { outputFile: reportFile }]] : [["list"]],
  use: { launchOptions: chromiumLaunch({ brief: true }), locale: "it-IT", timezoneId: "Europe/Rome", video: "off", trace: "off" },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } }, grepInvert: /@phone/ },
    ...(specs.includes("journeys") ? [{ ...inCookies, use: { viewport: { width: 1280, height: 900 }, tokens: "cookie" as const } }] : []),
    { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, grep: /@phone|@both/ },
  ],
});
