import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { readChangelog, readChangeset } from "../../stories/assistants/changes.ts";

it("every changeset of the library names the components that it changes, and they exist", () => {
  const faults = listFiles(".changeset/*.md").flatMap((file) => {
    const change = readChangeset(readSource(file));
    if (!change) return [];
    const unknown = change.components.filter((name) => !existsSync(join(import.meta.dirname, `../../design-system/src/${name}.tsx`)));
    return [...(change.components.length === 0 ? [`${file}: none named`] : []), ...unknown.map((name) => `${file}: ${name}`)];
  });
  expect(faults).toEqual([]);
});

it("every entry of the library's changelog names existing components, and the newest version is the package's", () => {
  const source = readSource("design-system/CHANGELOG.md");
  const changelog = readChangelog(source);
  const { version } = JSON.parse(readSource("design-system/package.json")) as { version: string };
  expect(/^## (\S+)/m.exec(source)?.[1]).toBe(version);
  expect(changelog.filter(({ components }) => components.length === 0)).toEqual([]);
  const exists = (name: string) => existsSync(join(import.meta.dirname, `../../design-system/src/${name}.tsx`));
  // Old entries may name what has gone since.
  const newest = changelog.filter((entry) => entry.version === version);
  expect(newest.flatMap(({ components }) => components).filter((name) => !exists(name))).toEqual([]);
});

/** Changesets that wait for the next version: more than a person can turn into a changelog at once. */
const mostWaiting = 20;
/** Lines and characters of three screens. */
const [mostLines, mostCharacters] = [150, 15_000];

const waitingFault = (files: readonly string[]): string | undefined =>
  files.length > mostWaiting ? `${files.length} changesets wait: make a version of them (docs/guides/versioning.md)` : undefined;

it("[PK-47] at most twenty changesets wait for a version", () => {
  expect(waitingFault(listFiles(".changeset/*.md"))).toBeUndefined();
  expect(waitingFault(Array.from({ length: 21 }, (_, index) => `${index}.md`))).toContain("21 changesets wait");
});

it("[PK-48] what a version says fits three screens, begins with what must change, and names the command", () => {
  for (const name of ["design-system", "tokens"]) {
    const [newest = ""] = readSource(`${name}/CHANGELOG.md`).split(/^## /m).slice(1);
    expect([name, newest.split("\n").length <= mostLines, newest.length <= mostCharacters]).toEqual([name, true, true]);
    // Text that Changesets wrote and nobody edited.
    expect(newest).not.toMatch(/^### (Major|Minor|Patch) Changes|^- [0-9a-f]{7,40}: /m);
  }
  const [newest = ""] = readSource("design-system/CHANGELOG.md").split(/^## /m).slice(1);
  if (/^\d+\.0\.0/.test(newest)) {
    expect(newest).toContain("favilla upgrade");
    expect(/^### (.*)$/m.exec(newest)?.[1]).toBe("What you must change");
  }
});

it("a changeset is read with its kind and its components", () => {
  expect(readChangeset('---\n"@favilla/design-system": minor\n---\n\nA name.\n\nComponents: bills/BillCard, forms/Select\n')).toEqual({
    kind: "minor",
    text: "A name.",
    components: ["bills/BillCard", "forms/Select"],
  });
  expect(readChangeset('---\n"@favilla/tokens": patch\n---\n\nA colour.\n')).toBeUndefined();
});

it("a changelog is read by version and kind; entries that only follow another package are left out", () => {
  const text = `# @favilla/design-system

## 0.3.0

### Minor Changes

- 1a2b3c4: One more.

  A second paragraph.

  Components: bills/BillCard

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @favilla/tokens@0.3.0
- @favilla/tokens@0.3.0

## 0.2.0

### Patch Changes

- Mended.

  Components: forms/Select
`;
  expect(readChangelog(text)).toEqual([
    { version: "0.3.0", kind: "minor", text: "One more.\n\nA second paragraph.", components: ["bills/BillCard"] },
    { version: "0.2.0", kind: "patch", text: "Mended.", components: ["forms/Select"] },
  ]);
});
