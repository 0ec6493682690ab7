import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { execute, makeConsumer, pinned, root } from "../package/consumer.ts";

it("[PK-18] a site with later versions of react-hook-form and zod has one copy of each, also for the library", { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "favilla-later-"));
  const later = ["react-hook-form", "zod"].map((name) => {
    const copy = join(folder, name);
    cpSync(join(root, "node_modules", name), copy, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(copy, "package.json"), "utf8")) as { version: string; scripts?: object };
    const [major, minor, patch] = manifest.version.split(".").map(Number);
    const { scripts: _, ...rest } = manifest;
    const version = name === "zod" ? `${major}.${minor}.${Number(patch) + 50}` : `${major}.${Number(minor) + 50}.0`;
    writeFileSync(join(copy, "package.json"), JSON.stringify({ ...rest, version }));
    return `${name}@file:${join(folder, execute("npm", ["pack", "--silent", "--pack-destination", folder], copy).trim())}`;
  });
  const site = makeConsumer([...inject("tarballs"), ...later, pinned("react"), pinned("react-dom")], []);
  try {
    for (const name of ["react-hook-form", "zod"])
      expect(globSync(`node_modules/**/node_modules/${name}/package.json`, { cwd: site.folder }), name).toEqual([]);
    site.write("main.mjs", 'import { SignInForm } from "@favilla/design-system/access/SignInForm"; console.log(typeof SignInForm);');
    expect(site.run("node", "main.mjs")).toBe("object\n");
  } finally {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
