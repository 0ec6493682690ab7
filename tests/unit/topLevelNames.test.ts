import { type BindingPattern, type BindingRestElement, type Expression, parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

/**
 * Adjectives, adverbs and the like that once stood alone as names of a module. Each says nothing of the thing: `shown` was a number of bills,
 * a set of dialogs and a function. A word that a reviewer finds is added here.
 */
const bare = [
  ...["accepted", "arrived", "asked", "chosen", "enough", "few", "filled", "given", "late", "latest", "least", "lent", "little", "longest"],
  ...["many", "most", "only", "passed", "patience", "plain", "refused", "sent", "shown", "step", "stored", "wanted", "whole", "wrong"],
];

const namesIn = (pattern: BindingPattern | BindingRestElement): string[] => {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => namesIn(property.type === "Property" ? property.value : property));
  }
};

/** Returns the names of functions and values at the top level of a module that are such a word, as `file: name`. */
const bareNames = (file: string, source: string): string[] =>
  parseSync(file, source)
    .program.body.flatMap((node) => {
      const declaration = node.type === "ExportNamedDeclaration" && node.declaration ? node.declaration : node;
      if (declaration.type === "VariableDeclaration") return declaration.declarations.flatMap(({ id }) => namesIn(id));
      return declaration.type === "FunctionDeclaration" && declaration.id ? [declaration.id.name] : [];
    })
    .filter((name) => bare.includes(name))
    .map((name) => `${file}: ${name}`);

it("no function or value of a module is named by a bare adjective or adverb (CONTRIBUTING.md, Plain English)", () => {
  const files = listFiles("{portal/src,design-system/src,sandbox/src,scripts,tools,tokens/src}/**/*.{ts,tsx,mjs}");
  // The classes of a stylesheet are states of its elements.
  const modules = files.filter((file) => !file.endsWith(".css.ts"));
  expect(modules.length).toBeGreaterThan(1000);
  expect(modules.flatMap((file) => bareNames(file, readSource(file)))).toEqual([]);
});

it("such names are found in each form of a declaration, and nothing else is", () => {
  const source = `const most = 3;
export const whole = 1, shownBills = 2;
let [few, ...many] = [1];
const { given, a: { step = 1 }, b: little, ...least } = {};
export function enough() { const patience = 1; return patience; }
const named = { lent: 1 };
interface Shown { shown: number }`;
  expect(bareNames("a.ts", source)).toEqual(
    ["most", "whole", "few", "many", "given", "step", "little", "least", "enough"].map((name) => `a.ts: ${name}`),
  );
});

/** Returns the function at the beginning of a chain of calls: `z.string` of `z.string().check(…)`. */
function beginOf(value: Expression): string {
  if (value.type === "CallExpression" && value.callee.type === "MemberExpression") {
    const { object, property } = value.callee;
    if (object.type === "Identifier") return property.type === "Identifier" ? `${object.name}.${property.name}` : "";
    return beginOf(object as Expression);
  }
  return "";
}

/** Returns the schemas of zod at the top level of a module whose name says something else, as `file: name`. */
const misnamedSchemas = (file: string, source: string): string[] =>
  parseSync(file, source)
    .program.body.flatMap((node) => {
      const declaration = node.type === "ExportNamedDeclaration" && node.declaration ? node.declaration : node;
      return declaration.type === "VariableDeclaration" ? declaration.declarations : [];
    })
    .filter(({ init }) => init && /^z\.(?!safeParse|parse)/.test(beginOf(init)))
    .flatMap(({ id }) => namesIn(id))
    .filter((name) => !/([sS]chema|Rule)$/.test(name))
    .map((name) => `${file}: ${name}`);

it("[AP-50] a schema is named as one: `…Schema`, or `…Rule` for a field that several forms have", () => {
  const files = listFiles("{portal,design-system,sandbox,docs,scripts,tools,tokens,stories,tests}/**/*.{ts,tsx,mjs}");
  const using = files.filter((file) => readSource(file).includes('"zod'));
  expect(using.length).toBeGreaterThan(90);
  expect(using.flatMap((file) => misnamedSchemas(file, readSource(file)))).toEqual([]);
});

it("such schemas are found in each form, and nothing else is", () => {
  const source = `const day = z.nullable(z.string());
export const amount = z.number().check(z.minimum(0)), daySchema = z.string(), phoneRule = z.pipe(a, b), schema = z.object({});
const result = z.safeParse(schema, 1);
const id = needed(idOf, "must be an id");`;
  expect(misnamedSchemas("a.ts", source)).toEqual(["a.ts: day", "a.ts: amount"]);
});
