import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it.each(["tools/hosting/main.ts", "tools/release/main.ts", "tools/doctor/main.ts", "tests/contract/check.ts"])(
  "%s names an option that it does not know, and says which it does",
  (file) => {
    const { status, stderr } = spawnSync(process.execPath, [file, "--kep", "3"], { encoding: "utf8" });
    expect(stderr).toMatch(/^Unknown option '--kep'.*\n\nnpm run \w+ -- /);
    expect(stderr).not.toContain("node:internal");
    expect(status).toBe(2);
  },
);
