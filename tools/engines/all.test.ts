import { afterEach, expect, it, vi } from "vitest";
import { starterOf } from "./all.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("[DS-23] a browser that is not installed is named in one sentence, with the packages that bring it", () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  vi.stubEnv("FIREFOX_PATH", "/nowhere/firefox");
  expect(starterOf("firefox")).toBeUndefined();
  expect(said.mock.calls).toEqual([["firefox: not installed, so nothing is tried in it (Debian: apt-get install firefox-esr)."]]);
});

it("[DS-23] a browser that does not start is named in one sentence, with the version that the tests were made with", async () => {
  vi.stubEnv("FIREFOX_PATH", process.execPath);
  await expect(starterOf("firefox")?.()).rejects.toThrow(/^firefox: .+ does not start; the tests were made with Firefox 153\. [^\n]+$/);
});
