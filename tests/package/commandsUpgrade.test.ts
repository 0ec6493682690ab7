/** `upgrade` of the packed library, on sites that were written for a preview of version 1.0. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { steps } from "../../design-system/commands/upgradeSteps.ts";
import { makeFolder, runCommand } from "./commandsSite.ts";
import { consumerIn, siteOptions } from "./consumer.ts";

const library = "@favilla/design-system";
const { version } = JSON.parse(readFileSync(join(inject("site"), "node_modules", library, "package.json"), "utf8")) as { version: string };

const manifest = `{
  "dependencies": { "${library}": "^0.1.0", "@favilla/tokens": "0.1.0", "react": "19.0.0" }
}
`;

const before = `// The bills of a customer.
import { type Segment, SegmentedControl } from "${library}/actions/SegmentedControl";
import { formatDate, formatMoney } from '${library}/data/format';
import { ExportMenu } from "${library}/bills/ExportMenu";
import { EmptyState, Heading, SupplyStatusTag } from "${library}";

export { showToast } from "${library}/feedback/Toast";
export { SegmentedControl };
export const later = () => import("${library}/bills/FilterDrawer");
export const parts = { SegmentedControl };

const options: readonly Segment<"chart">[] = [{ value: "chart", label: "Grafico" }];

export const Page = () => (
  <>
    <Heading level={2}>{formatDate("2026-11-03")}</Heading>
    <EmptyState title="Niente" level={3} />
    <SegmentedControl name="view" legend="Vista" options={options} value="chart" onChange={() => {}} />
    <SupplyStatusTag status="onCeasing" />
    <p title="level">{formatMoney(72.19)}</p>
    <ExportMenu onExport={() => {}} />
  </>
);
`;

const after = `// The bills of a customer.
import { type ToggleOption, ToggleGroup } from "${library}/actions/ToggleGroup";
import { formatDate } from '${library}/data/dates';
import { formatMoney } from '${library}/data/format';
import { ExportMenu } from "${library}/data/ExportMenu";
import { EmptyState, Heading, SupplyStatusTag } from "${library}";

export { showToast } from "${library}/feedback/showToast";
export { ToggleGroup as SegmentedControl };
export const later = () => import("${library}/data/FilterDrawer");
export const parts = { SegmentedControl: ToggleGroup };

const options: readonly ToggleOption<"chart">[] = [{ value: "chart", label: "Grafico" }];

export const Page = () => (
  <>
    <Heading headingLevel={2}>{formatDate("2026-11-03")}</Heading>
    <EmptyState title="Niente" headingLevel={3} />
    <ToggleGroup legend="Vista" options={options} value="chart" onChange={() => {}} />
    <SupplyStatusTag status="ceasing" />
    <p title="level">{formatMoney(72.19)}</p>
    <ExportMenu onExport={() => {}} />
  </>
);
`;

it("[PK-13] upgrade follows what 1.0 has changed, so that the site type-checks again; a dry run changes nothing", () => {
  const folder = makeFolder("upgrade", { "package.json": manifest, "src/Page.tsx": before, "src/own.ts": "export const level = 1;\n" });
  const site = consumerIn(folder);
  const dry = runCommand(folder, "upgrade", "--dry-run");
  expect([dry.status, dry.said]).toEqual([0, expect.stringContaining("Would change src/Page.tsx:2 SegmentedControl is ToggleGroup of")]);
  expect([site.read("src/Page.tsx"), site.read("package.json")]).toEqual([before, manifest]);

  const { status, said } = runCommand(folder, "upgrade");
  expect([status, said]).toEqual([0, expect.stringContaining("Changed src/Page.tsx:3 formatDate is now of data/dates\n")]);
  expect(said).toContain(`From 0.1.0 to ${version}.`);
  expect(site.read("src/Page.tsx")).toBe(after);
  expect(site.read("package.json")).toBe(manifest.replaceAll("0.1.0", version));
  site.write("tsconfig.json", JSON.stringify({ compilerOptions: { ...siteOptions, types: [] }, include: ["src"] }));
  expect(site.run("tsc", "-p", ".")).toBe("");

  const again = runCommand(folder, "upgrade", "--from", "0.1.0");
  expect([again.status, again.said]).toEqual([0, expect.stringContaining("Nothing was to change.")]);
});

it.each([
  [
    "a form that kept its values outside",
    `import { SignInForm } from "${library}/access/SignInForm";`,
    "SignInForm: it manages its values: give `defaultValues` and `onSubmit`",
  ],
  ["a component that is gone", `import { CalendarField } from "${library}/forms/CalendarField";`, "CalendarField: it is gone"],
  [
    "an entry that is taken as a whole",
    `import * as filter from "${library}/bills/billFilter";`,
    "some of its exports are in bills/billFilterGroups, bills/billFilterQuery now.",
  ],
  [
    "props from an object",
    `import { Heading } from "${library}/text/Heading";\nexport const title = (props: object) => <Heading {...props} />;`,
    "<Heading> takes props from an object: look for level in it.",
  ],
  [
    "a status that comes from a server",
    `import { SupplyStatusTag } from "${library}/supplies/SupplyStatusTag";\nexport const tag = (status: string) => <SupplyStatusTag status={status} />;`,
    "status of <SupplyStatusTag> has plain words now: active,",
  ],
  ["a module that is no script", `import { Tag } from "${library}/feedback/Tag";\n<<<<<<< mine`, "src/Page.tsx could not be read"],
])("[PK-13] upgrade names %s, which a person must change", (_, text, sentence) => {
  const folder = makeFolder("upgrade-by-hand", { "package.json": manifest, "src/Page.tsx": text });
  const { status, said } = runCommand(folder, "upgrade");
  expect([status, said]).toEqual([1, expect.stringMatching(/^Change by hand: src\/Page\.tsx/m)]);
  expect(said).toContain(sentence);
  expect(readFileSync(join(folder, "src/Page.tsx"), "utf8")).toBe(text);
});

it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
  ["a folder without package.json", {}, [], "package.json was not found here"],
  ["a site without the library", { "package.json": "{}" }, [], "package.json does not name @favilla/design-system"],
  [
    "a packed file, whose name says no version",
    { "package.json": `{"dependencies":{"${library}":"file:library.tgz"}}` },
    [],
    "says no version: write the one that the site was made for, such as --from 0.1.0.",
  ],
  ["a version that is none", { "package.json": manifest }, ["--from", "old"], '--from: "old" is no version, such as 0.1.0.'],
])("[PK-13] upgrade changes nothing in %s, and says why", (_, files, args, reason) => {
  expect(runCommand(makeFolder("upgrade-refused", files), "upgrade", ...args)).toEqual({
    status: 2,
    said: expect.stringContaining(reason),
  });
});

it("[PK-13] every export to which upgrade leads is in the package, and none of those that it replaces", () => {
  const folder = consumerIn(makeFolder("upgrade-table"));
  const lines = steps.flatMap(({ exports, props, values }, step) => [
    ...Object.entries(exports).flatMap(([old, now], index) => [
      `// @ts-expect-error: it is elsewhere now.\nimport type { ${old.split("#")[1]} as Old${step}_${index} } from "${library}/${old.split("#")[0]}";`,
      `import type { ${now.split("#")[1]} as Now${step}_${index} } from "${library}/${now.split("#")[0]}";`,
    ]),
    ...Object.keys({ ...props, ...values }).map(
      (key, index) => `import type { ${key.split("#")[1]} as Part${step}_${index} } from "${library}/${key.split("#")[0]}";`,
    ),
    ...Object.entries(props).flatMap(([key, names], index) =>
      Object.values(names).flatMap((to) =>
        to ? `export type Prop${step}_${index} = ComponentProps<typeof Part${step}_${index}>["${to}"]; // ${key}` : [],
      ),
    ),
  ]);
  expect(lines.length).toBeGreaterThan(60);
  folder.write("table.ts", `import type { ComponentProps } from "react";\n${lines.join("\n")}\n`);
  folder.write("tsconfig.json", JSON.stringify({ compilerOptions: { ...siteOptions, types: [] }, files: ["table.ts"] }));
  expect(folder.run("tsc", "-p", ".")).toBe("");
});
