import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { indexForAssistants } from "../../stories/assistants/guideFiles.ts";
import { missingThings, type Site } from "../package/named.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Entries that the build of the package writes, beside those of the sources. */
const written = [
  "",
  "test",
  "test/setup",
  "vite",
  "components.json",
  "llms.txt",
  "theme/favilla.css",
  "fonts/figtree-latin-wght-normal.woff2",
];

/** A site as the sources promise it; tests/package holds the packed file against the packed packages. */
const site: Site = {
  hasEntry: (name, entry) =>
    name === "tokens"
      ? ["", "brand"].includes(entry)
      : written.includes(entry) || ["ts", "tsx"].some((ending) => existsSync(join(root, `design-system/src/${entry}.${ending}`))),
  commands: {
    "design-system": [...read("design-system/commands/main.ts").matchAll(/^ {2}(\w+): \{/gm)].map(([, name = ""]) => name),
    tokens: ["brand"],
  },
  scripts: globSync("design-system/commands/starters/*/package.json", { cwd: root }).flatMap((file) =>
    Object.keys((JSON.parse(read(file)) as { scripts: object }).scripts),
  ),
};

it("[PK-08] llms.txt names no import, command or file that a site does not have", () => {
  expect(site.commands["design-system"]).toContain("doctor");
  expect(missingThings(indexForAssistants([], "1.0.0"), site)).toEqual([]);
});

it("[PK-08] each kind of thing that a site does not have is found, once", () => {
  const text = `Import \`@favilla/design-system/bills/Nothing\` or \`@favilla/tokens/nothing\`, run \`npm run publish:packages\`,
\`npm run build\` and \`npx --no @favilla/design-system deploy\`, see docs/api, stories/bills and the page in Storybook of this repository.
\`npx --package ./favilla-tokens-1.0.0.tgz favilla start\`; again @favilla/design-system/bills/Nothing. Right are
@favilla/design-system, @favilla/design-system/bills/BillCard, https://example.com/docs/api and ./tests/own.`;
  expect(missingThings(text, site)).toEqual([
    "@favilla/design-system/bills/Nothing",
    "@favilla/tokens/nothing",
    "npx --no @favilla/design-system deploy",
    "favilla start",
    "npm run publish:packages",
    "docs/api",
    "stories/bills",
    "Storybook",
    "this repository",
  ]);
});

it("[PK-08] what a guide marks as the repository's own is left out, and each mark has its end", () => {
  for (const guide of ["developer", "testing"]) {
    const text = read(`docs/guides/${guide}.md`);
    expect(text.match(/<!-- repository -->/g)?.length).toBe(text.match(/<!-- \/repository -->/g)?.length);
  }
  expect(indexForAssistants([], "1.0.0")).not.toContain("<!--");
});
