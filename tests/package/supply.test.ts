/** The packages in a chain of others: where they say they come from, which versions of others they take, and what their guide fetches. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { consumerIn, root } from "./consumer.ts";
import { guideText, readGuide } from "./guide.ts";

const consumer = consumerIn(inject("site"));
const manifestOf = (name: string) => JSON.parse(consumer.read(`node_modules/@favilla/${name}/package.json`));

it.each(["tokens", "design-system"])("[PK-18] %s says where its sources are and where faults are reported", (name) => {
  const { homepage, repository, bugs } = manifestOf(name);
  expect([homepage, repository, bugs]).toEqual([
    expect.stringMatching(/^https:/),
    { type: "git", url: expect.stringMatching(/^git\+https:/), directory: name },
    { url: expect.stringMatching(/^https:/) },
  ]);
});

it("[PK-18] the library takes later versions of others within their major version, and its own tokens exactly", () => {
  const { version, dependencies } = manifestOf("design-system") as { version: string; dependencies: Record<string, string> };
  const { "@favilla/tokens": tokens, ...others } = dependencies;
  expect(tokens).toBe(version);
  const source = JSON.parse(readFileSync(join(root, "design-system/package.json"), "utf8")) as { dependencies: Record<string, string> };
  expect(Object.keys(others).length).toBeGreaterThan(10);
  expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, `^${source.dependencies[name]}`])));
});

it("[PK-18] no guide fetches a package of this repository by its name", () => {
  const { version } = manifestOf("design-system") as { version: string };
  const [first] = readGuide("developer");
  expect(first).toEqual({
    command: `npx --yes --package ./favilla-design-system-${version}.tgz --package ./favilla-tokens-${version}.tgz favilla init --framework vite`,
  });
  const llms = consumer.read("node_modules/@favilla/design-system/llms.txt");
  const readmes = ["tokens", "design-system"].map((name) => consumer.read(`node_modules/@favilla/${name}/README.md`));
  const help = consumer.run("node", "node_modules/@favilla/design-system/commands/main.js", "--help");
  const texts = [...["developer", "testing", "designer", "versioning"].map(guideText), llms, ...readmes, help];
  const fetching = /(?:npx|npm exec|npm i|npm install|pnpm dlx|pnpm add|yarn dlx|yarn add|bunx)(?: -[\w-]+)* @favilla\/[\w-]+/g;
  const found = texts.flatMap((text) => (text.match(fetching) ?? []).filter((call) => !call.startsWith("npx --no ")));
  expect(found).toEqual([]);
});
