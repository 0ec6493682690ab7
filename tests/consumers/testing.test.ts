import { expect, it } from "vitest";
import { pinned } from "../package/consumer.ts";
import { readGuide } from "../package/guide.ts";
import { makeSite } from "./site.ts";

const fileOf = (name: string): string => {
  const found = readGuide("testing").find((step) => "file" in step && step.file === name);
  if (!found || !("file" in found)) throw new Error(`The guide has no ${name}.`);
  return found.text;
};

it("[PK-06] the guide's test passes in jsdom, with Vitest and with Jest", { timeout: 600_000 }, () => {
  const tools = ["jsdom@31.0.1", "@testing-library/dom@10.4.2", "@testing-library/user-event@14.6.12", pinned("vitest")];
  const jest = ["jest@30.5.2", "jest-environment-jsdom@30.5.2", "@jest/globals@30.5.2", "@swc/core@1", "@swc/jest@0.2"];
  const site = makeSite("testing", [...tools, ...jest]);
  const test = fileOf("bollette.test.tsx");
  site.write("bollette.test.tsx", test);
  site.write("vitest.config.ts", fileOf("vitest.config.ts").replace("happy-dom", "jsdom"));
  expect(site.run("vitest", "run", "bollette")).toMatch(/1 passed/);

  site.write("jest.config.js", fileOf("jest.config.js"));
  const ofJest = test.replace(/import \{ expect, test, vi \} from "vitest";/, 'import { expect, jest, test } from "@jest/globals";');
  // Jest has no waitFor of its own; the testing library does.
  site.write(
    "bollette.test.tsx",
    `import { waitFor } from "@testing-library/dom";\n${ofJest.replace("vi.waitFor", "waitFor").replace("vi.fn", "jest.fn")}`,
  );
  expect(site.run("jest", "--json")).toMatch(/"numPassedTests":1/);
  site.remove();
});
