import fc from "fast-check";
import { expect, it } from "vitest";
import { affectedTests, importersOf, unreached } from "./affected.ts";

/** A card made of a button, with a list of cards, a page, and the stories and tests of each. */
const imports = new Map([
  ["design-system/src/actions/Button.tsx", ["design-system/src/theme/cx.ts"]],
  ["design-system/src/bills/BillCard.tsx", ["design-system/src/actions/Button.tsx", "design-system/src/bills/billStatus.ts"]],
  ["design-system/src/bills/BillList.tsx", ["design-system/src/bills/BillCard.tsx"]],
  ["design-system/src/bills/billStatus.test.ts", ["design-system/src/bills/billStatus.ts"]],
  ["stories/actions/Button.stories.tsx", ["design-system/src/actions/Button.tsx"]],
  ["stories/bills/BillCard.stories.tsx", ["design-system/src/bills/BillCard.tsx"]],
  ["stories/bills/BillList.stories.tsx", ["design-system/src/bills/BillList.tsx"]],
  ["portal/src/main.tsx", ["design-system/src/bills/BillList.tsx"]],
]);
const importers = importersOf(imports);
const chosenFiles = (...changed: string[]) => affectedTests(changed, importers).map(({ file, distance }) => [file, distance]);

it("a changed component adds its own stories, then those of the components that contain it", () => {
  expect(chosenFiles("design-system/src/actions/Button.tsx")).toEqual([
    ["stories/actions/Button.stories.tsx", 1],
    ["stories/bills/BillCard.stories.tsx", 2],
    ["stories/bills/BillList.stories.tsx", 3],
  ]);
});

it("a changed test or story is run, and a file that nothing imports adds nothing", () => {
  expect(chosenFiles("stories/bills/BillList.stories.tsx")).toEqual([["stories/bills/BillList.stories.tsx", 0]]);
  expect(chosenFiles("docs/adr/0001.md")).toEqual([]);
});

it("with several changes, each file has the distance to the nearest", () => {
  expect(chosenFiles("design-system/src/theme/cx.ts", "design-system/src/bills/billStatus.ts")).toEqual([
    ["design-system/src/bills/billStatus.test.ts", 1],
    ["stories/actions/Button.stories.tsx", 2],
    ["stories/bills/BillCard.stories.tsx", 2],
    ["stories/bills/BillList.stories.tsx", 3],
  ]);
});

it("the stories of the changed component come before others that are as near", () => {
  const wide = importersOf(
    new Map([
      ["stories/actions/Button.stories.tsx", ["design-system/src/layout/Zone.tsx"]],
      ["stories/layout/Zone.stories.tsx", ["stories/layout/samples.tsx"]],
      ["stories/layout/samples.tsx", ["design-system/src/layout/Zone.tsx"]],
    ]),
  );
  expect(affectedTests(["design-system/src/layout/Zone.tsx"], wide).map(({ file }) => file)).toEqual([
    "stories/layout/Zone.stories.tsx",
    "stories/actions/Button.stories.tsx",
  ]);
});

it("a changed file that no test or story depends on is named", () => {
  expect(unreached(["portal/src/main.tsx", "design-system/src/theme/cx.ts"], importers)).toEqual(["portal/src/main.tsx"]);
});

it("a deleted file adds the files that still import it", () => {
  const gone = importersOf(new Map([["stories/bills/BillCard.stories.tsx", ["design-system/src/bills/Gone.tsx"]]]));
  expect(affectedTests(["design-system/src/bills/Gone.tsx"], gone)).toEqual([{ file: "stories/bills/BillCard.stories.tsx", distance: 1 }]);
});

it("in any graph, circles included, the chosen files are exactly those that reach the change", () => {
  const file = fc.integer({ min: 0, max: 7 }).map((number) => `${number}.test.ts`);
  fc.assert(
    fc.property(fc.dictionary(file, fc.array(file)), file, (graph, changed) => {
      const edges = new Map(Object.entries(graph));
      const reaches = (from: string, seen = new Set<string>()): boolean =>
        from === changed || (!seen.has(from) && (edges.get(from) ?? []).some((to) => reaches(to, seen.add(from))));
      const expected = new Set([changed, ...[...edges.keys()].filter((each) => reaches(each))]);
      expect(new Set(affectedTests([changed], importersOf(edges)).map((each) => each.file))).toEqual(expected);
    }),
  );
});
