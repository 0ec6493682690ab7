import { join } from "node:path";
import { expect, it } from "vitest";
import { readSurface, surfaceFiles, surfaceFolder, writeSurface } from "../../design-system/build/surface.ts";

it("[PK-53] the library's public surface is what design-system/surface says, one file an entry", { timeout: 60_000 }, async () => {
  // With -u files of entries that are gone go too.
  if (expect.getState().snapshotState.snapshotUpdateState === "all") writeSurface();
  const surface = readSurface();
  expect(surface.size).toBeGreaterThan(100);
  expect(surfaceFiles().toSorted()).toEqual([...surface.keys()].toSorted());
  for (const [file, text] of surface) await expect(text, file).toMatchFileSnapshot(join(surfaceFolder, file));
});
