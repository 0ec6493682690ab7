import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { policyText, strictPolicy } from "./design-system/build/policy.ts";
import { chromiumLaunch } from "./scripts/chromium.mjs";

const prebundled = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "radix-ui",
  "radix-ui/accordion",
  "radix-ui/dropdown-menu",
  "radix-ui/popover",
  "@radix-ui/react-slot",
  "radix-ui/toast",
  "radix-ui/tooltip",
  "radix-ui/switch",
  "radix-ui/tabs",
  "radix-ui/toggle-group",
  "@internationalized/date",
  "react-aria/I18nProvider",
  "react-aria/useCalendar",
  "react-stately/useCalendarState",
  "react-aria/useComboBox",
  "react-aria/useListBox",
  "react-aria/private/live-announcer/LiveAnnouncer",
  "react-stately/Item",
  "react-stately/private/flags/flags",
  "react-stately/useComboBoxState",
  "@visx/axis",
  "@visx/grid",
  "@visx/group",
  "@visx/pattern",
  "@visx/scale",
  "@visx/shape",
  "react-router",
  "react-hook-form",
  "@hookform/resolvers/zod",
  "zod/mini",
  "ibantools",
  "dayjs",
  "dayjs/locale/it.js",
  "dayjs/plugin/customParseFormat.js",
  "dayjs/plugin/timezone.js",
  "dayjs/plugin/utc.js",
  "axe-core",
  "storybook/test",
  "@storybook/addon-a11y/preview",
  "@storybook/addon-docs/preview",
  "@storybook/react-vite",
  "storybook-addon-pseudo-states/preview",
  "fast-check",
  "culori",
];

/** Not empty: every story in all looks but the first, instead of in the first. */
const otherLooks = process.env["STORY_LOOKS"] ?? "";

/** Tests of plain logic, in Node. Where nothing is kept between files, these share their modules: most of the time goes into loading them. */
const unit = (name: string, folders: readonly string[], { isolate }: { isolate: boolean }): TestProjectInlineConfiguration => ({
  plugins: [vanillaExtractPlugin()],
  test: {
    name,
    environment: "node",
    isolate,
    // A test with thousands of inputs on a busy machine is slow, not wrong.
    testTimeout: 30_000,
    // Its modules leave out the extension, which Node doesn't find.
    server: { deps: { inline: ["jsbarcode"] } },
    include: folders.map((folder) => `${folder}/*.test.{ts,tsx}`),
  },
});

export default defineConfig({
  test: {
    // One more than it would take by itself: where there are two cores, both.
    maxWorkers: availableParallelism(),
    projects: [
      unit("unit", ["{tokens,design-system,sandbox}/src/**", "tests/unit/**", "tests/contract", "{scripts,tools}/**", "portal/shares"], {
        isolate: false,
      }),
      // The portal's modules hold what a page has one of: session, configuration, clock.
      unit("unit-portal", ["portal/src/**", "tests/contract/client"], { isolate: true }),
      {
        test: {
          name: "packages",
          environment: "node",
          // Most build a site.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["tests/package/*.test.ts"],
          globalSetup: ["tests/package/setup.ts"],
        },
      },
      {
        test: {
          name: "consumers",
          environment: "node",
          // Each failure is one line of the report while the rest still runs: it shows the whole of what was seen.
          chaiConfig: { truncateThreshold: 0 },
          include: ["tests/consumers/*.test.ts"],
          globalSetup: ["tests/consumers/setup.ts"],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // Stories are held to a strict policy (HO-02): what breaks it is reported, and `.storybook/firstStory.setup.ts` fails for it.
        server: { headers: { "Content-Security-Policy-Report-Only": policyText(strictPolicy) } },
        optimizeDeps: { include: prebundled },
        define: {
          "import.meta.env.VITE_STORY_LOOKS": JSON.stringify(otherLooks),
        },
        test: {
          name: "stories",
          // Eight looks at five hundred items take their time.
          testTimeout: otherLooks ? 90_000 : 15_000,
          // Many files, little to do in each: one page for all of them.
          isolate: false,
          setupFiles: [".storybook/firstStory.setup.ts", ".storybook/transcript.setup.ts"],
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
