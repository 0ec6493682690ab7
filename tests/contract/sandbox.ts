import { afterAll, beforeAll } from "vitest";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../sandbox/src/start.ts";
import { createTools, now, type Tools } from "./tools.ts";

export * from "./tools.ts";

/** A sandbox of its own for a test file, with what a client of it needs. */
export function withSandbox(options: SandboxOptions = {}): Tools & { inNewWorld: () => Tools; url: () => string } {
  let sandbox: Sandbox;
  let worlds = 0;
  beforeAll(async () => {
    sandbox = await startSandbox({ database: ":memory:", now, ...options });
  });
  afterAll(() => sandbox.close());
  const url = () => sandbox.url;
  /** Tools for a private world: nothing that happens there is seen elsewhere. */
  const inNewWorld = () => createTools(url, { "favilla-world": `test-${++worlds}` });
  return { ...createTools(url), inNewWorld, url };
}
