import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { newPage } from "./page.ts";

const read = (file: string) => readFileSync(file, "utf8");

it("a new page is a view of the library, with words in each language, and a thin page of the portal", () => {
  const { files, changed = {} } = newPage(
    { room: "consumption", name: "savings", path: "/risparmi", title: "I tuoi risparmi", area: "sidebar" },
    read,
  );
  expect(Object.keys(files).toSorted()).toEqual([
    ".changeset/savings-view.md",
    "design-system/src/consumption/SavingsView.tsx",
    "design-system/src/consumption/savingsPageMessages.it.ts",
    "design-system/src/locales/de/savingsPage.ts",
    "design-system/src/locales/en/savingsPage.ts",
    "portal/src/rooms/consumption/savings/SavingsPage.tsx",
    "stories/consumption/SavingsView.mdx",
    "stories/consumption/SavingsView.stories.tsx",
    "tests/journeys/consumption/savings.spec.ts",
  ]);
  expect(files["portal/src/rooms/consumption/savings/SavingsPage.tsx"]).toContain('<SavingsView title={usePage("savings")} />');
  expect(files["design-system/src/consumption/SavingsView.tsx"]).not.toContain("portal");
  expect(files["stories/consumption/SavingsView.stories.tsx"]).not.toContain("portal");
  expect(changed["stories/stages.ts"]).toContain('"Consumption/SavingsView": draft(');
  expect(changed["portal/src/shell/laterFiles.ts"]).toContain('import("../rooms/consumption/savings/SavingsPage.tsx")');
});
