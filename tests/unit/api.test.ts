import { join } from "node:path";
import { expect, it } from "vitest";
import { readSurface, surfaceFile } from "../../scripts/apiSurface.ts";

const root = join(import.meta.dirname, "../..");

it("the library's public surface is what docs/api-surface.md says", { timeout: 60_000 }, async () => {
  const surface = readSurface();
  expect(surface.match(/^## /gm)?.length).toBeGreaterThan(100);
  await expect(surface).toMatchFileSnapshot(join(root, surfaceFile));
});
