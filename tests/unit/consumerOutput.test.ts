import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { warningsOf } from "../consumers/warnings.ts";
import { consumerIn } from "../package/consumer.ts";

const folder = mkdtempSync(join(tmpdir(), "favilla-output-"));
afterAll(() => rmSync(folder, { recursive: true }));
const site = consumerIn(folder);
const node = (script: string) => warningsOf(site, "node", "-e", script);

it("[PK-05] a build's warning is found wherever the tool writes it, a message that warns of nothing is not", () => {
  expect(node('console.log("built"); console.error("3 modules")')).toEqual([]);
  expect(node('console.log("WARNING in ./a.js"); console.error("(!) `b` is deprecated")')).toEqual([
    "WARNING in ./a.js",
    "(!) `b` is deprecated",
  ]);
});

it("[PK-05] what Node and npm say of themselves is no warning of a build", () => {
  expect(node('process.emitWarning("old", "DeprecationWarning"); console.error("npm warn Unknown env config")')).toEqual([]);
});

it("[PK-05] a build that fails says both outputs", () => {
  expect(() => node('console.log("one"); console.error("two"); process.exit(1)')).toThrow(/one\n\ntwo/);
});
