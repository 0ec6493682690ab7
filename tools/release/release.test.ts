import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { release, rollBack } from "./release.ts";

const shipped = JSON.parse(readFileSync("portal/public/config.json", "utf8"));

it("[HO-06] a change of config.json alone is a release, but takes no place of a build that is kept", () => {
  const to = mkdtempSync(join(tmpdir(), "favilla-releases-"));
  const from = mkdtempSync(join(tmpdir(), "favilla-build-"));
  const install = (build: string, change: object = {}) => {
    rmSync(join(from, "dist"), { recursive: true, force: true });
    mkdirSync(join(from, "dist/assets"), { recursive: true });
    mkdirSync(join(from, "deploy"), { recursive: true });
    writeFileSync(join(from, "dist/config.json"), JSON.stringify({ ...shipped, ...change }));
    writeFileSync(join(from, "dist/version.json"), JSON.stringify({ release: build, commit: build }));
    writeFileSync(join(from, `dist/assets/${build}-1.js`), build);
    return release({ from, to, keep: 2 });
  };
  install("a");
  install("b");
  for (const maintenance of [true, false, true]) expect(install("b", { maintenance }).gone).toEqual([]);
  expect(readdirSync(join(to, "assets"))).toEqual(["a-1.js", "b-1.js"]);
  expect(rollBack(to)).toBe("0004-b");
  expect(install("c").gone).toEqual(["0001-a"]);
  rmSync(to, { recursive: true });
  rmSync(from, { recursive: true });
});

it("[HO-06] a folder without a build is named, and nothing is written", () => {
  const from = mkdtempSync(join(tmpdir(), "favilla-build-"));
  expect(() => release({ from, to: join(from, "to"), keep: 2 })).toThrow(`${from} has no build: npm run build`);
  expect(readdirSync(from)).toEqual([]);
  rmSync(from, { recursive: true });
});
