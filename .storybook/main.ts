import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig, type Plugin } from "vite";
import { componentFacts, patternFacts } from "./facts.ts";
import { ledgerTexts } from "./ledger.ts";

const factsModule = "virtual:favilla-facts";

/** Vite plugin that serves the component facts to the documentation pages (stories/blocks) as a virtual module. */
const facts = (): Plugin => ({
  name: "favilla-facts",
  resolveId: (id) => (id === factsModule ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${factsModule}`) return undefined;
    const all = { components: await componentFacts(), patterns: await patternFacts(), requirements: ledgerTexts() };
    return Object.entries(all)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
});

const config: StorybookConfig = {
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    { name: "@storybook/addon-docs", options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
    "@storybook/addon-mcp",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true },
  // Publishes the props, stories and pages of every component for coding assistants, built from the sources.
  features: { componentsManifest: true },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin(), facts()] }),
};

export default config;
