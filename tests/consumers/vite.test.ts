import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../browser/serve.ts";
import { addPages, addSharedPage, makeStarter } from "./starter.ts";
import { visit, visitPage, visitStarter, whole, wholeStarter } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

it("[PK-05] [PK-10] [PK-12] Vite: the starter, then the pages of add, then a dialog and a form", { timeout: 600_000 }, async () => {
  const site = makeStarter("vite");
  try {
    expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
    const starter = await serve(join(site.folder, "dist"));
    expect(await visitStarter(`${starter.url}/`)).toEqual(wholeStarter);
    starter.close();
    const app = site.read("src/App.tsx");
    for (const [path, title] of addPages(site, { byHand: true })) {
      site.write("src/App.tsx", app.replace('{ Bills } from "./Bills"', `Page from "./${path}/page"`).replace("<Bills />", "<Page />"));
      expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
      const added = await serve(join(site.folder, "dist"));
      expect(await visitPage(`${added.url}/`), path).toMatchObject({ heading: title, said: [], found: [] });
      added.close();
    }
    site.write("src/App.tsx", app);
    addSharedPage(site, "vite");
    expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
    const server = await serve(join(site.folder, "dist"));
    // Without scripts there is no page: nothing is drawn on a server.
    const { before: _, ...drawn } = whole;
    expect(await visit(`${server.url}/`, { isDrawnOnServer: false })).toEqual(drawn);
    server.close();
  } finally {
    site.remove();
  }
});
