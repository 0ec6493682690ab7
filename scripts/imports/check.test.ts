import { expect, it } from "vitest";
import type { Import } from "../../design-system/build/graph.ts";
import { faultsOf } from "./check.ts";

const importing = (to: string, more: Partial<Import> = {}): Import => ({
  to,
  specifier: to,
  names: [],
  typeOnly: false,
  later: false,
  ...more,
});

/** The faults of a repository in which each file imports the other files beside it. */
const faultsIn = (files: Record<string, Import[]>) => faultsOf(new Map(Object.entries(files)));

it.each([
  ["a package that may not", "design-system/src/bills/A.tsx", "portal/src/shell/App.tsx", "design-system may not import portal"],
  ["the sandbox", "portal/src/platform/wire/a.ts", "sandbox/src/app.ts", "portal may not import sandbox"],
  ["stories by a script", "scripts/a.ts", "stories/a.tsx", "scripts may not import stories"],
  [
    "the portal by the library's build [PK-45]",
    "design-system/build/main.ts",
    "portal/hosting/policy.ts",
    "design-system may not import portal",
  ],
  ["a story by the library's build [PK-45]", "design-system/build/main.ts", "stories/a.ts", "design-system may not import stories"],
  ["a script by the set-up of Storybook [PK-45]", ".storybook/main.ts", "scripts/a.ts", ".storybook may not import scripts"],
  ["the portal by the settings of a program [PK-45]", "vitest.config.ts", "portal/a.ts", "settings may not import portal"],
  ["build files by sources [PK-45]", "design-system/src/a.ts", "tokens/build/a.ts", "sources may not import tokens/build"],
  [
    "a command by sources [PK-45]",
    "design-system/src/a.ts",
    "design-system/commands/a.ts",
    "sources may not import design-system/commands",
  ],
  ["a tool by another [PK-45]", "tools/audit/a.ts", "tools/fuzz/b.ts", "the tool audit may not import the tool fuzz"],
  [
    "a domain room of the library",
    "design-system/src/forms/A.tsx",
    "design-system/src/bills/B.tsx",
    "the library's room forms may not import the domain room bills",
  ],
  [
    "a room from the platform",
    "portal/src/platform/time/a.ts",
    "portal/src/rooms/bills/b.ts",
    "the portal's platform may not import its rooms",
  ],
  ["the shell from a room", "portal/src/rooms/bills/a.ts", "portal/src/shell/App.tsx", "the portal's rooms may not import its shell"],
  [
    "the shell from the platform",
    "portal/src/platform/time/a.ts",
    "portal/src/shell/App.tsx",
    "the portal's platform may not import its shell",
  ],
  ["the library by its tokens", "tokens/src/a.ts", "design-system/src/theme/b.ts", "tokens may not import design-system"],
  ["the portal by the sandbox", "sandbox/src/app.ts", "portal/src/platform/wire/a.ts", "sandbox may not import portal"],
  ["a test by the sandbox", "sandbox/src/app.ts", "tests/server.ts", "sandbox may not import tests"],
  ["the portal by a story [DS-74]", "stories/bills/A.stories.tsx", "portal/src/rooms/bills/bill.ts", "stories may not import portal"],
  [
    "the portal by the set-up of Storybook [DS-74]",
    ".storybook/preview.tsx",
    "portal/src/shell/App.tsx",
    ".storybook may not import portal",
  ],
  ["the sandbox by a story", "stories/a.tsx", "sandbox/src/app.ts", "stories may not import sandbox"],
  ["a test by a story", "stories/a.tsx", "tests/server.ts", "stories may not import tests"],
  ["the set-up of Storybook by a script", "scripts/a.ts", ".storybook/main.ts", "scripts may not import .storybook"],
  ["a brand by a test", "tests/a.ts", "brands/marea/a.ts", "tests may not import brands"],
  [
    "a domain room of the library that is not declared",
    "design-system/src/supplies/A.tsx",
    "design-system/src/bills/B.tsx",
    "the library's room supplies may not import the domain room bills",
  ],
  [
    "a catalogue by a room of the library",
    "design-system/src/forms/A.tsx",
    "design-system/src/locales/en.ts",
    "no room of the library imports the folder locales",
  ],
  ["the sandbox's server by a room", "sandbox/src/bills/a.ts", "sandbox/src/world.ts", "the sandbox's rooms may not import its server"],
  ["the sandbox's server by its base", "sandbox/src/http/a.ts", "sandbox/src/world.ts", "the sandbox's base may not import its server"],
  ["sample data by a room", "sandbox/src/bills/a.ts", "sandbox/src/seed/b.ts", "the sandbox's rooms may not import its seed"],
  ["a room by the sandbox's base", "sandbox/src/http/a.ts", "sandbox/src/access/b.ts", "the sandbox's base may not import its rooms"],
  [
    "a room of the sandbox that is not declared",
    "sandbox/src/consumption/a.ts",
    "sandbox/src/readings/b.ts",
    "the sandbox's room consumption may not import the room readings",
  ],
  [
    "a room that is not declared",
    "portal/src/rooms/supplies/a.ts",
    "portal/src/rooms/bills/b.ts",
    "the portal's room supplies may not import the room bills",
  ],
])("names an import of %s", (_, from, to, rule) => {
  expect(faultsIn({ [from]: [importing(to)] })).toEqual([`${from} imports ${to}: ${rule}`]);
});

it("names an import of the own package by its name", () => {
  const specifier = "@favilla/tokens/index.ts";
  expect(faultsIn({ "tokens/src/a.ts": [importing("tokens/src/index.ts", { specifier })] })).toEqual([
    `tokens/src/a.ts imports ${specifier}: a package does not import itself by its name`,
  ]);
});

it.each([{}, { typeOnly: true }, { later: true }])("names files in a circle (%o)", (kind) => {
  const [a, b, c] = ["tokens/src/a.ts", "tokens/src/b.ts", "tokens/src/c.ts"] as const;
  expect(faultsIn({ [a]: [importing(b, kind)], [b]: [importing(c)], [c]: [importing(a)] })).toEqual([
    `these files import each other in a circle: ${a}, ${b}, ${c}`,
  ]);
});

it.each(["portal/src/platform", "design-system/src", "tests"])(
  "names folders of %s that import each other in a circle, though no file does",
  (parent) => {
    const [one, other] = [`${parent}/theme`, `${parent}/text`];
    const faults = faultsIn({
      [`${one}/a.ts`]: [importing(`${other}/b.ts`)],
      [`${other}/b.ts`]: [],
      [`${other}/c.ts`]: [importing(`${one}/d.ts`)],
      [`${one}/d.ts`]: [],
    });
    expect(faults).toEqual([`these folders import each other in a circle: ${one}, ${other}`]);
  },
);

it("lets a folder and a folder inside it import each other", () => {
  const faults = faultsIn({
    "tests/patterns/patterns.ts": [importing("tests/patterns/patterns/button.ts")],
    "tests/patterns/patterns/button.ts": [importing("tests/patterns/stage.ts")],
    "tests/patterns/stage.ts": [],
  });
  expect(faults).toEqual([]);
});

it("counts an import of types in a circle of folders", () => {
  const faults = faultsIn({
    "portal/src/platform/time/a.ts": [importing("portal/src/platform/wire/b.ts", { typeOnly: true })],
    "portal/src/platform/wire/b.ts": [],
    "portal/src/platform/wire/c.ts": [importing("portal/src/platform/time/d.ts")],
    "portal/src/platform/time/d.ts": [],
  });
  expect(faults).toEqual(["these folders import each other in a circle: portal/src/platform/time, portal/src/platform/wire"]);
});

it("lets a domain room of the library import its declared rooms, and the catalogues every room", () => {
  const faults = faultsIn({
    "design-system/src/bills/A.tsx": [importing("design-system/src/supplies/b.ts")],
    "design-system/src/supplies/b.ts": [],
    "design-system/src/locales/it.ts": [importing("design-system/src/bills/A.tsx")],
  });
  expect(faults).toEqual([]);
});

it("lets the shell import rooms, a room its declared rooms, and both the platform", () => {
  const faults = faultsIn({
    "portal/src/shell/App.tsx": [importing("portal/src/rooms/bills/list/BillsPage.tsx", { later: true })],
    "portal/src/rooms/bills/list/BillsPage.tsx": [
      importing("portal/src/rooms/supplies/supplyDetail.ts"),
      importing("portal/src/platform/time/now.ts"),
    ],
    "portal/src/rooms/supplies/supplyDetail.ts": [],
    "portal/src/platform/time/now.ts": [],
  });
  expect(faults).toEqual([]);
});

it("lets the type of all words be derived from the Italian catalogue, and nothing else of it be imported", () => {
  const [messages, italian] = ["design-system/src/theme/messages.ts", "design-system/src/locales/it.ts"];
  const derived = (typeOnly: boolean) => faultsIn({ [messages]: [importing(italian, { typeOnly })], [italian]: [importing(messages)] });
  expect(derived(true)).toEqual([]);
  expect(derived(false)).toHaveLength(3);
});
