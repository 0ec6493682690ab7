import { spawnSync } from "node:child_process";
import { expect, it, vi } from "vitest";
import { listFiles, readSource } from "../design-system/build/graph.ts";
import { wholeOption } from "./options.ts";

it.each(["tools/hosting/main.ts", "tools/release/main.ts", "tools/doctor/main.ts", "tests/contract/check.ts"])(
  "%s names an option that it does not know, and says which it does",
  (file) => {
    const { status, stderr } = spawnSync(process.execPath, [file, "--kep", "3"], { encoding: "utf8" });
    expect(stderr).toMatch(/^Unknown option '--kep'.*\n\nnpm run \w+ -- /);
    expect(stderr).not.toContain("node:internal");
    expect(status).toBe(2);
  },
);

it.each([
  ["tools/engines/main.ts", "minutes"],
  ["tools/fuzz/main.ts", "minutes"],
  ["tools/fuzz/main.ts", "seed"],
  ["tools/simulate/main.ts", "customers"],
  ["tools/release/main.ts", "keep"],
  ["tools/bench/main.mjs", "rounds"],
  ["scripts/check.ts", "seconds"],
  ["sandbox/src/server.ts", "port"],
])("[AP-55] %s refuses a --%s that is not in plain digits, before it does anything", (file, option) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, `--${option}`, "0x10"], { encoding: "utf8" });
  expect(stderr).toMatch(new RegExp(`^--${option} .*plain digits.*, not "?0x10"?\\n$`));
  expect([status, stdout]).toEqual([2, ""]);
});

it("[AP-55] a whole number of an option is what plain digits say, from the least one on", () => {
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  vi.spyOn(console, "error").mockReturnValue();
  expect([wholeOption("port", "0", 0), wholeOption("keep", "3"), wholeOption("seed", "007")]).toEqual([0, 3, 7]);
  for (const text of ["0", "1e3", "+1", "1.5", "", " 1", "ten", "9".repeat(16)])
    expect(() => wholeOption("keep", text), text).toThrow("ended");
});

it("[AP-55] no command reads a number of an option by itself", () => {
  const files = listFiles("{scripts,tools,sandbox/src,tests}/**/*.{ts,mjs}");
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /(Number|parseInt|parseFloat)\(values[.[]/.test(readSource(file)))).toEqual([]);
});
