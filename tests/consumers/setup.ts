/** Builds and packs the packages, once for all sites. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { execute, pack, root } from "../package/consumer.ts";

const packed = mkdtempSync(join(tmpdir(), "favilla-packed-"));

export function setup(project: TestProject): void {
  execute(process.execPath, ["scripts/packages.ts"], root);
  project.provide("tarballs", pack(packed));
}

export const teardown = (): void => rmSync(packed, { recursive: true, force: true });
