import { expect, it } from "vitest";
import { listFiles } from "../../design-system/build/graph.ts";
import { affectedTests } from "./affected.ts";
import { findBase, readImporters, withProducts } from "./repository.ts";

const importers = readImporters();
const chosenFiles = (...changed: string[]) => affectedTests(withProducts(changed, importers), importers).map(({ file }) => file);

it("a component adds its stories and those of the pages that show it", () => {
  const files = chosenFiles("design-system/src/bills/BillCard.tsx");
  expect(files[0]).toBe("stories/bills/BillCard.stories.tsx");
  expect(files).toContain("stories/bills/BillsView.stories.tsx");
  expect(files.filter((file) => file.startsWith("stories/vouchers/"))).toEqual([]);
});

it("files generated from a file count as changed with it: tokens, the contract's types, the portal's queries", () => {
  expect(chosenFiles("tokens/src/base.tokens.json")).toEqual(expect.arrayContaining(listFiles("stories/*/*.stories.tsx")));
  expect(chosenFiles("docs/api/rest/bills/bills.yaml")).toContain("tests/contract/bills.test.ts");
  const [query = ""] = listFiles("portal/src/**/supplies.graphql");
  expect(chosenFiles(query)).toContain("tests/contract/client/supplies.test.ts");
});

it("a change of the stories' frame adds every story, one of the runner's settings every test", () => {
  const stories = listFiles("stories/*/*.stories.tsx");
  expect(chosenFiles(".storybook/preview.tsx")).toEqual(expect.arrayContaining(stories));
  expect(chosenFiles("vitest.config.ts")).toEqual(expect.arrayContaining([...stories, "scripts/check/repository.test.ts"]));
});

it("the start of the work is a commit, and an unknown name is refused", () => {
  expect(findBase("HEAD")).toMatch(/^[0-9a-f]{40}$/);
  expect(() => findBase("no-such-commit")).toThrow('There is no commit "no-such-commit".');
});
