/** A page of the package as a server draws it, for a reader without scripts. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, inject, it } from "vitest";
import { consumerIn } from "./consumer.ts";
import { bundle, documentOf, open, printInNode } from "./pages.ts";

const consumer = consumerIn(inject("site"));

it("[PK-29] the open section of a page of consumption has its figures before any script, and keeps them", async () => {
  const pages = join(consumer.folder, "node_modules/@favilla/design-system/commands/pages");
  for (const part of ["consumption", "sample"]) cpSync(join(pages, part), join(consumer.folder, part), { recursive: true });
  consumer.write(
    "consumption/server.tsx",
    'import { renderToString } from "react-dom/server";\nimport Page from "./page";\nprocess.stdout.write(renderToString(<main><Page /></main>));',
  );
  consumer.write(
    "consumption/client.tsx",
    'import "@favilla/design-system/theme/favilla.css";\nimport { hydrateRoot } from "react-dom/client";\nimport Page from "./page";\nhydrateRoot(document.getElementById("root")!, <main><Page /></main>);',
  );
  const html = printInNode(consumer, "consumption/server.tsx");
  bundle(consumer, "consumption/client.tsx", "built-consumption");
  consumer.write("built-consumption/index.html", documentOf({ html, styles: ["/main.css"], script: "/main.js" }));
  const folder = join(consumer.folder, "built-consumption");
  const look = async (tab: Page) => {
    await tab.getByRole("region", { name: "Casa di Bologna" }).or(tab.locator("#supply-1")).first().waitFor();
    const text = (await tab.locator("#supply-1").innerText()).replace(/\s+/g, " ");
    return { month: text.includes("138"), year: /1\.576 kWh/.test(text), text };
  };
  const plain = await open(folder, look, { javaScript: false });
  const { text, ...figures } = plain;
  expect(figures, text).toEqual({ said: [], month: true, year: true });
  const drawn = await open(folder, look);
  expect({ ...drawn, text }, drawn.text).toEqual({ ...figures, text });
});
