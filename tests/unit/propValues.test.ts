import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { readAll, stories } from "./storyFiles.ts";

const sources = readAll("design-system/src/*/*.{ts,tsx}").filter(([file]) => !/\.(test|css|d)\.tsx?$/.test(file));

/** Exported arrays of values by the type that derives from them. */
const arrays = new Map(
  sources.flatMap(([, source]) =>
    [...source.matchAll(/^export type (\w+) = \(typeof (\w+)\)\[number\];/gm)].map(([, type = "", array = ""]) => [type, array] as const),
  ),
);

/** Props whose values are the platform's, not a designer's: elements, autofill, direction of reading, and types of native fields. */
const ofPlatform = ["as", "autoComplete", "dir", "type"];

interface Prop {
  name: string;
  type: string;
}

/** The props that a component's file declares in interfaces and object types. */
function propsOf(file: string, source: string): Prop[] {
  const found: Prop[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, key, typeAnnotation } = node as {
      type?: string;
      key?: { name?: string };
      typeAnnotation?: { start: number; end: number };
    };
    if (type === "TSPropertySignature" && key?.name && typeAnnotation)
      found.push({ name: key.name, type: source.slice(typeAnnotation.start + 1, typeAnnotation.end).trim() });
    for (const value of Object.values(node)) visit(value);
  };
  const declared = parseSync(file, source).program.body.filter(
    (node) =>
      node.type === "ExportNamedDeclaration" &&
      node.declaration?.type === "TSInterfaceDeclaration" &&
      node.declaration.id.name.endsWith("Props"),
  );
  visit(declared);
  return found;
}

const components = sources.filter(([file]) => /\/[A-Z]\w*\.tsx$/.test(file));

it("[DS-14] values that a designer chooses from are an exported array, of which the type is made", () => {
  expect(arrays.size).toBeGreaterThan(50);
  const copied = components.flatMap(([file, source]) =>
    propsOf(file, source)
      .filter(({ name }) => !ofPlatform.includes(name))
      .filter(({ type }) => /^"[^"]+" \| "/.test(type))
      .map(({ name, type }) => `${file}: ${name}: ${type}`),
  );
  expect(copied).toEqual([]);
});

it("[DS-14] the stories of a component offer these values, read from the array", () => {
  const byComponent = new Map(
    readAll("stories/*/*.stories.tsx").map(([, source]) => [/^ {2}component: (\w+),/m.exec(source)?.[1] ?? "", source]),
  );
  const lacking = components.flatMap(([file, source]) => {
    const component = /(\w+)\.tsx$/.exec(file)?.[1] ?? "";
    const own = byComponent.get(component);
    if (!own) return [];
    return propsOf(file, source)
      .filter(({ type }) => arrays.has(type.replace(/ \| undefined$/, "")))
      .filter(
        ({ name, type }) =>
          isPropOf(component, source, name) &&
          !own.includes(`${name}: { control: "select", options: ${arrays.get(type.replace(/ \| undefined$/, ""))} }`),
      )
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(stories.length).toBeGreaterThan(100);
  expect(lacking).toEqual([]);
});

/** Tells whether the component's own interface has the prop, and not that of one of its items. */
const isPropOf = (component: string, source: string, name: string) =>
  new RegExp(`interface ${component}Props[\\s\\S]*?\\n}`).exec(source)?.[0].includes(`\n  ${name}`) ?? false;

it("[DS-12] a heading's place in the outline is one prop with one range in every component", () => {
  const props = components.flatMap(([file, source]) =>
    propsOf(file, source)
      .filter(({ name }) => /level/i.test(name))
      .map(({ name, type }) => ({ file, prop: `${name}: ${type.replace(" | undefined", "")}` })),
  );
  expect(props.length).toBeGreaterThan(20);
  expect(props.filter(({ prop }) => prop !== "headingLevel: HeadingLevel")).toEqual([]);
});
