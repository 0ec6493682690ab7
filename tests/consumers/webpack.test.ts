import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../browser/serve.ts";
import { documentOf, printInNode } from "../package/pages.ts";
import { buildWithWebpack } from "../package/webpack.ts";
import { makeSite } from "./site.ts";
import { visit, whole } from "./visit.ts";

it("[PK-05] webpack, behind a page that plain Node has drawn", { timeout: 600_000 }, async () => {
  const site = makeSite("webpack", []);
  // webpack reads no TypeScript of its own.
  site.run("esbuild", "browser.tsx", "--bundle", "--format=esm", "--packages=external", "--jsx=automatic", "--outfile=browser.js");
  await buildWithWebpack(site, "./browser.js", "dist", { whole: true });
  const html = printInNode(site, "server.tsx");
  site.write("dist/index.html", documentOf({ html, script: "/main.js", styles: ["/main.css"] }));
  const server = await serve(join(site.folder, "dist"));
  try {
    expect(await visit(`${server.url}/`)).toEqual(whole);
  } finally {
    server.close();
    site.remove();
  }
});
