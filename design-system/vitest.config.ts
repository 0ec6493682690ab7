import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "design-system",
    environment: "node",
    // Nothing is kept between files: they share their modules, whose loading takes most of the time.
    isolate: false,
    // A test with thousands of inputs on a busy machine is slow, not wrong.
    testTimeout: 30_000,
    // Its modules leave out the extension, which Node doesn't find.
    server: { deps: { inline: ["jsbarcode"] } },
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
