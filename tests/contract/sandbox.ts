import { afterAll, beforeAll } from "vitest";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../sandbox/src/start.ts";
import { createTools, now, type Tools } from "./tools.ts";

export * from "./tools.ts";

/** A sandbox for one test file, with the tools of a client. */
export function withSandbox(options: SandboxOptions = {}): Tools & { inNewWorld: () => Tools; url: () => string } {
  let sandbox: Sandbox;
  let worlds = 0;
  beforeAll(async () => {
    sandbox = await startSandbox({ database: ":memory:", now, ...options });
  });
  afterAll(() => sandbox.close());
  const url = () => sandbox.url;
  /** Tools for a private world, which shares nothing with the others. */
  const inNewWorld = () => createTools(url, { "favilla-world": `test-${++worlds}` });
  return { ...createTools(url), inNewWorld, url };
}
