/** A site that `init` writes into an empty folder outside the repository, with the packed packages beside it. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, inject } from "vitest";
import { type Consumer, consumerIn, execute } from "../package/consumer.ts";
import { fileOfGuide, readBrandStep } from "../package/guide.ts";

const sites = join(import.meta.dirname, "sites");

/** Follows the guide for a framework: init by the packed files, then the install. */
export function makeStarter(framework: "vite" | "next" | "react-router"): Consumer {
  const folder = mkdtempSync(join(tmpdir(), "favilla-starter-"));
  const packed = inject("tarballs").map((file) => `./${basename(file)}`);
  for (const tarball of inject("tarballs")) cpSync(tarball, join(folder, basename(tarball)));
  execute("npx", ["--yes", ...packed.flatMap((file) => ["--package", file]), "favilla", "init", "--framework", framework], folder);
  execute("npm", ["install", "--no-audit", "--no-fund", "--silent", "--prefer-offline"], folder);
  return consumerIn(folder);
}

/** Follows the guide to a brand of one's own in a starter. Returns a function that takes it back. */
export function addBrand(site: Consumer, framework: "next" | "react-router"): () => void {
  const { command, file, brand } = readBrandStep(framework);
  execute("sh", ["-c", command], site.folder);
  const source = site.read(file);
  site.write(file, brand(source));
  return () => site.write(file, source);
}

/**
 * Follows the guide to a page in German at /de, which shows the starter's bill. Returns a function that takes back what would be in the way
 * of later steps.
 */
export function addGerman(site: Consumer, framework: "next" | "react-router"): () => void {
  const area = fileOfGuide("developer", "GermanArea.tsx");
  if (framework === "next") {
    site.write("app/[language]/GermanArea.tsx", `"use client";\n${area}`);
    site.write("app/[language]/layout.tsx", fileOfGuide("developer", "LanguageLayout.tsx"));
    site.write("app/[language]/page.tsx", fileOfGuide("developer", "LanguagePage.tsx"));
    return () => rmSync(join(site.folder, "app/[language]"), { recursive: true });
  }
  const routes = site.read("app/routes.ts");
  site.write("app/GermanArea.tsx", area);
  site.write(
    "app/routes/german.tsx",
    'import { Bills } from "../Bills";\nimport { GermanArea } from "../GermanArea";\nexport default function Page() { return <GermanArea><Bills /></GermanArea>; }\n',
  );
  site.write(
    "app/routes.ts",
    'import { index, route } from "@react-router/dev/routes";\nexport default [index("routes/home.tsx"), route("de", "routes/german.tsx")];\n',
  );
  return () => site.write("app/routes.ts", routes);
}

/** Replaces the starter's page by the one that all sites share, with a dialog, a form and words of its own. */
export function addSharedPage({ folder }: Consumer, framework: "vite" | "next" | "react-router"): void {
  cpSync(join(sites, "shared"), join(folder, framework === "vite" ? "src" : "app"), { recursive: true });
  if (existsSync(join(sites, framework))) cpSync(join(sites, framework), folder, { recursive: true });
}

/** Addresses of the pages that `add page` writes, with their titles. */
const pages = { bills: ["bollette", "Le tue bollette"], consumption: ["consumi", "Consumi"], login: ["login", "Accedi"] } as const;

/** Adds every page of `add page` to a starter. Returns their addresses and titles. A site of Vite shows its pages in a way of its own. */
export function addPages({ folder }: Consumer, { byHand = false } = {}): (readonly [path: string, title: string])[] {
  for (const name of Object.keys(pages)) {
    const { status, stdout, stderr } = spawnSync("npx", ["--no", "@favilla/design-system", "add", "page", name], {
      cwd: folder,
      encoding: "utf8",
    });
    expect([status, stdout.includes("Add by hand")], stdout + stderr).toEqual(byHand ? [1, true] : [0, false]);
  }
  return Object.values(pages);
}
