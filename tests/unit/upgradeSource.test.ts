/** Names that `upgrade` may not take for the library's; tests/package runs the packed command on whole sites. */
import { expect, it } from "vitest";
import { stepsBetween } from "../../design-system/commands/upgrade.ts";
import { upgradeSource } from "../../design-system/commands/upgradeSource.ts";
import { steps } from "../../design-system/commands/upgradeSteps.ts";

const [step] = steps;
const before = 'import { type Segment, SegmentedControl } from "@favilla/design-system/actions/SegmentedControl";\n';
const after = 'import { type ToggleOption, ToggleGroup } from "@favilla/design-system/actions/ToggleGroup";\n';
const aliased = 'import { type ToggleOption as Segment, ToggleGroup } from "@favilla/design-system/actions/ToggleGroup";\n';

const upgraded = (rest: string) => step && upgradeSource("src/Page.tsx", before + rest, step).text;

it.each([
  ["import of another module", 'import { Segment as PathSegment } from "./geometry";'],
  ["export of another module", 'export { Segment } from "./geometry";'],
  ["export of a whole module", 'export * as Segment from "./geometry";'],
  ["type of a namespace", "type Line = Geo.Segment | Geo.Segment.Part;"],
  ["type of an import", 'type Line = import("./geometry").Segment;'],
  ["property", "const line = path.Segment ?? path?.Segment ?? { Segment: 1 };"],
  ["private property", "class Line { #Segment = 1; }"],
  ["part of a component", "const line = <Path.Segment Segment={1} />;"],
  ["label of a tuple", "type Line = [Segment: string];"],
  ["label of a loop", "Segment: for (;;) break Segment;"],
])("[PK-13] upgrade leaves a name alone that it replaces elsewhere: %s", (_, text) => {
  expect(upgraded(`${text}\nconst one: Segment = options[0];\n`)).toBe(`${after}${text}\nconst one: ToggleOption = options[0];\n`);
});

it.each([
  ["parameter", "function f(Segment: string) { return Segment; }"],
  ["optional parameter", "const f = (Segment?: string) => Segment;"],
  ["parameter of a type", "type Reader = (Segment: string) => void;"],
  ["type parameter", "type Reader<Segment> = (text: Segment) => void;"],
  ["variable", "function f() { const { parts: [Segment = 1], ...rest } = path; return [Segment, rest]; }"],
  ["caught error", "try { f(); } catch (Segment) { g(Segment); }"],
  ["class", "function f() { return class Segment {}; }"],
])("[PK-13] upgrade keeps the old name as an alias if a part of the module has it for something else: %s", (_, text) => {
  const rest = `${text}\nconst one: Segment = options[0];\n`;
  expect(upgraded(rest)).toBe(aliased + rest);
});

it("[PK-13] upgrade decides for each name by itself whether it is replaced", () => {
  expect(upgraded("export const parts = { SegmentedControl, one: SegmentedControl as Part, two: <Segment,>() => 1 };")).toBe(
    `${aliased}export const parts = { SegmentedControl: ToggleGroup, one: ToggleGroup as Part, two: <Segment,>() => 1 };`,
  );
});

it("[PK-31] a site of Next is told that server components take their words from elsewhere, others are not", () => {
  const told = (...packages: string[]) =>
    stepsBetween("1.0.0", "2.0.0", { dependencies: Object.fromEntries(packages.map((name) => [name, "1.0.0"])) })
      .flatMap(
        (step) =>
          upgradeSource("Providers.tsx", 'import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";', step).byHand,
      )
      .filter((line) => /`provideForRequest`/.test(line)).length;
  expect([told("next", "react"), told("vite", "react")]).toEqual([1, 0]);
});
