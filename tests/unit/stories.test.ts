import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { looks, modes } from "../../.storybook/modes.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Parts that others are made of; they are seen in the stories of those. */
const parts = [
  "Modal",
  "Field",
  "DateCalendar",
  "Choice",
  "ChoiceGroup",
  "HeaderBar",
  "MenuList",
  "CountBadge",
  "SkeletonGroup",
  "StatusTag",
  "LoadedList",
  "BillFilterForm",
  "SkipLink",
  "VoucherLogo",
  "BillingAddressForm",
  "BillEmailField",
  "Absent",
  "BarColumn",
  "BarFills",
  "BarLegend",
  "BarReadout",
  "ConsumptionFilterForm",
  "MeterWheels",
  "GuidePictures",
  "ReadOnlyNote",
  "AccountList",
  "AccountListSkeleton",
  "FilterDrawer",
  "FilterChips",
  "AccountStatementFilterForm",
  "AccountStatementSkeleton",
  "AccessForm",
  "StepFrame",
  "EmailField",
  "EmailForm",
  "FiscalCodeField",
  "NewPasswordField",
  "BillPicture",
];

const components = globSync(
  "design-system/src/{text,actions,layout,forms,feedback,overlays,disclosure,data,charts,bills,supplies,consumption,vouchers,payments,readings,account,access}/[A-Z]*.tsx",
  {
    cwd: root,
  },
)
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => ({ room: basename(dirname(file)), name: basename(file, ".tsx") }))
  .filter(({ name }) => !parts.includes(name));

it("[DS-01] every public component has stories and a designer's page that says when to use it, do and don't", () => {
  const missing = components.flatMap(({ room, name }) => {
    const [stories, page] = [`stories/${room}/${name}.stories.tsx`, `stories/${room}/${name}.mdx`];
    if (!existsSync(join(root, stories))) return [stories];
    if (!existsSync(join(root, page))) return [page];
    const lacks = ["## When to use", "## Do and don", "<Specification of={Stories} />"].filter((heading) => !read(page).includes(heading));
    return lacks.map((heading) => `${page}: ${heading}`);
  });
  expect(components.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it("[DS-02] no story switches axe off", () => {
  const files = globSync("stories/**/*.{stories.tsx,mdx}", { cwd: root });
  expect(files.filter((file) => /a11y:\s*\{[^}]*(test:\s*["'](off|todo)|disable:\s*true)/.test(read(file)))).toEqual([]);
});

it("[DS-11] Chromatic takes each story in every brand, mode and viewport, and the same looks run here", () => {
  expect(Object.keys(modes)).toHaveLength(3 * 3 * 2);
  expect(modes["brezza dark phone"]).toEqual({ brand: "brezza", mode: "dark", viewport: 390 });
  expect(read(".storybook/preview.tsx")).toContain("chromatic: { modes }");
  expect(looks).toHaveLength(9);
  expect(read("scripts/matrix.ts")).toContain("looks.slice(1)");
});
