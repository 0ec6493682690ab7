import { expect, it } from "vitest";
import { pinned } from "../package/consumer.ts";
import { fileOfGuide, guideText } from "../package/guide.ts";
import { makeSite } from "./site.ts";

const fileOf = (name: string) => fileOfGuide("testing", name);

it("[PK-06] [PK-26] the guide's test passes in jsdom, with Vitest and with Jest", { timeout: 600_000 }, () => {
  const tools = [
    "jsdom@31.0.1",
    "@testing-library/dom@10.4.2",
    "@testing-library/react@16.3.3",
    "@testing-library/user-event@14.6.12",
    pinned("vitest"),
  ];
  const jest = ["jest@30.5.2", "jest-environment-jsdom@30.5.2", "@jest/globals@30.5.2", "@swc/core@1", "@swc/jest@0.2"];
  const site = makeSite("testing", [...tools, ...jest]);
  const test = fileOf("bollette.test.tsx");
  site.write("Bollette.tsx", fileOf("Bollette.tsx"));
  site.write("bollette.test.tsx", test);
  site.write("vitest.config.ts", fileOf("vitest.config.ts").replace("happy-dom", "jsdom"));
  expect(site.run("vitest", "run", "bollette")).toMatch(/1 passed/);
  // What opens is found by role and name, also by Testing Library, for which React has what it needs only outside of production.
  expect(site.run("env", "NODE_ENV=test", "node_modules/.bin/vitest", "run", "roles")).toMatch(/4 passed/);

  site.write("jest.config.js", fileOf("jest.config.js"));
  const [, line = ""] = /and `(import [^`]+)` in the test instead of Vitest's line/.exec(guideText("testing")) ?? [];
  site.write("bollette.test.tsx", test.replace(/^import .* from "vitest";$/m, line));
  expect(site.run("jest", "--json", "bollette")).toMatch(/"numPassedTests":1/);
  site.remove();
});
