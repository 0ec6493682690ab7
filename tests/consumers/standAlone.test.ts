import { expect, it } from "vitest";
import { makePair, pair } from "../package/alonePair.ts";

it("[PK-46] tokens and library build, compile, pack and pass their unit tests alone in an empty folder", { timeout: 300_000 }, async () => {
  const { runScript, pack, remove } = makePair();
  for (const workspace of pair) {
    expect(await runScript("build", workspace)).toContain(`dist/${workspace}`);
    await runScript("check", workspace);
    expect(pack(workspace)).toBe(`favilla-${workspace}.tgz`);
    expect(await runScript("test", workspace)).toMatch(/Tests .*passed/);
  }
  remove();
});
