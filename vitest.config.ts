import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./scripts/chromium.mjs";

const prebundled = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "radix-ui",
  "@visx/scale",
  "storybook/test",
  "@storybook/addon-a11y/preview",
  "@storybook/addon-docs/preview",
  "@storybook/react-vite",
  "storybook-addon-pseudo-states/preview",
  "fast-check",
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "node",
          // Its modules leave out the extension, which Node doesn't find.
          server: { deps: { inline: ["jsbarcode"] } },
          include: [
            "{tokens,design-system,portal,sandbox}/src/**/*.test.{ts,tsx}",
            "tests/{unit,contract}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps: { include: prebundled },
        define: {
          "import.meta.env.VITE_STORY_BRAND": JSON.stringify(process.env["STORY_BRAND"] ?? "favilla"),
          "import.meta.env.VITE_STORY_MODE": JSON.stringify(process.env["STORY_MODE"] ?? "light"),
        },
        test: {
          name: "stories",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});
