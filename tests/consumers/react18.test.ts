import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { drawn, visitBill } from "../package/billPage.ts";
import { makeConsumer, pinned, siteOptions } from "../package/consumer.ts";
import { visitLanguages, wholeVisit } from "../package/languages.ts";
import { bundle, documentOf, printInNode } from "../package/pages.ts";

it("[PK-03] [PK-01] [PK-14] with React 18 a site draws on a server, hydrates in a browser and changes its language, built by esbuild and Vite, and type-checks", {
  timeout: 180_000,
}, async () => {
  const types = ["@types/react@18.3.32", "@types/react-dom@18.3.7", pinned("@types/node")];
  const consumer = makeConsumer([...inject("tarballs"), "react@18.3.1", "react-dom@18.3.1", ...types]);
  consumer.write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        ...siteOptions,
        skipLibCheck: false,
        types: ["node"],
        allowImportingTsExtensions: true,
        noUncheckedSideEffectImports: false,
      },
      files: ["main.tsx", "server.tsx", "languages.tsx"],
    }),
  );
  expect(consumer.run("tsc", "-p", ".")).toBe("");
  const html = printInNode(consumer, "server.tsx");
  consumer.write("index.html", documentOf({ html, script: "/main.tsx", styles: ["/own.css"] }));
  consumer.run("vite", "build", "--logLevel", "error", "--outDir", "byVite");
  expect(await visitBill(join(consumer.folder, "byVite"))).toMatchObject(drawn);
  bundle(consumer, "main.tsx", "dist");
  consumer.write("dist/index.html", documentOf({ html, script: "/main.js", styles: ["/main.css"] }));
  expect(await visitBill(join(consumer.folder, "dist"))).toMatchObject(drawn);
  expect(await visitLanguages(consumer)).toEqual(wholeVisit);
  consumer.remove();
});
