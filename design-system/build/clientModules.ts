/** Decides which modules of the library begin with `"use client"`, from what they import, call and draw. */
import { type Program, parseSync, Visitor } from "oxc-parser";
import { importsOf, listFiles, readSource } from "./graph.ts";

/** Module that has React's hooks in a browser, and what stands for them in a server component. */
const hooks = "design-system/src/theme/hooks.ts";

/** Exports of React that a server component does not have. */
const ofBrowser = /^(use(?!(?:Id|Memo|Callback|DebugValue)$)[A-Z]\w*|createContext|Component|PureComponent)$/;

/** Packages whose components and hooks are for browsers. */
const clientPackages = /^(react-dom|radix-ui|@radix-ui|react-aria|react-stately|react-hook-form|@internationalized\/date)(\/|$)/;

interface Uses {
  /** The module needs a browser whatever it imports from the library. */
  isForBrowser: boolean;
  /** Modules of the library whose exports it uses other than as elements, since a server can only render those of a client module. */
  called: ReadonlySet<string>;
  /** Modules of the library to whose components it gives a function or a schema, which a server cannot send to a browser. */
  givenFunctions: ReadonlySet<string>;
}

type Visited = { type: string };

/** Tells whether a part of a node is only a name: the key of an object, the property of a member. */
const isName = (key: string, { computed, shorthand }: Record<string, unknown>): boolean =>
  !computed && (key === "property" || (key === "key" && !shorthand));

const isWithoutValues = (type: string): boolean => /^(ImportDeclaration$|ExportSpecifier$|TSType|TSInterface)/.test(type);

/** Names in a part of a module other than those of elements, types, properties and exports, and whether it makes a function. */
function readValues(part: object): { names: Set<string>; makesFunction: boolean } {
  const names = new Set<string>();
  let makesFunction = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!node || typeof node !== "object" || !("type" in node)) return;
    const { type, ...parts } = node as Visited & Record<string, unknown>;
    if (isWithoutValues(type)) return;
    if (type === "Identifier") names.add(String(parts["name"]));
    if (/^(Arrow)?FunctionExpression$/.test(type)) makesFunction = true;
    for (const [key, value] of Object.entries(parts)) if (!isName(key, parts)) visit(value);
  };
  visit(part);
  return { names, makesFunction };
}

/** Names of the functions that a module declares at any depth: `function add() {}`, `const add = () => {}`. */
function functionsOf(program: Program): Set<string> {
  const names = new Set<string>();
  new Visitor({
    FunctionDeclaration: ({ id }) => {
      if (id) names.add(id.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init && /^(Arrow)?Function/.test(init.type)) names.add(id.name);
    },
  }).visit(program);
  return names;
}

/** Reads how a module uses React, the packages of browsers and the library's own modules. */
function readUses(file: string): Uses {
  const { program, module } = parseSync(file, readSource(file));
  const imports = importsOf(file);
  const statics = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const isOfBrowser = statics.some(({ moduleRequest: { value: from }, entries }) =>
    from === "react"
      ? entries.some(({ isType, importName: { name } }) => !isType && ofBrowser.test(name ?? ""))
      : clientPackages.test(from),
  );
  const reExportsClient = module.staticExports.some(({ entries }) =>
    entries.some(({ moduleRequest, isType }) => !isType && clientPackages.test(moduleRequest?.value ?? "")),
  );
  /** Modules of the library by the names under which this one has their exports. */
  const origins = new Map<string, string>();
  for (const { moduleRequest, entries } of statics) {
    const to = imports.find(({ specifier }) => specifier === moduleRequest.value)?.to;
    if (to) for (const { isType, localName } of entries) if (!isType) origins.set(localName.value, to);
  }
  const { names } = readValues(program);
  const functions = functionsOf(program);
  // A module that knows whether it is drawn by a server gives its elements no handler there.
  const knowsServer = imports.some((each) => each.to === hooks && each.names.includes("isInteractive"));
  let hasHandler = false;
  const givenFunctions = new Set<string>();
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== "JSXIdentifier") return;
      const origin = origins.get(name.name);
      for (const attribute of attributes) {
        if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue;
        if (/^[a-z]/.test(name.name) && /^on[A-Z]/.test(attribute.name.name)) hasHandler = true;
        if (!origin || !attribute.value) continue;
        const given = readValues(attribute.value);
        const isFunction = (each: string) =>
          functions.has(each) || (origins.has(each) && /^[A-Z]|Schema$/.test(each) && !origins.get(each)?.endsWith(".css.ts"));
        if (given.makesFunction || [...given.names].some(isFunction)) givenFunctions.add(origin);
      }
    },
  }).visit(program);
  const called = new Set([...names].flatMap((name) => origins.get(name) ?? []));
  return { isForBrowser: file !== hooks && (isOfBrowser || reExportsClient || (hasHandler && !knowsServer)), called, givenFunctions };
}

/**
 * The library's modules that begin with `"use client"`, as repository paths: those for a browser, those that call a function of one or read
 * a value of it, and those that give a function to a component of one. A module that only draws a client module's components works in a
 * server component as it is.
 */
export function clientModules(): Set<string> {
  const files = listFiles("design-system/src/**/*.{ts,tsx}").filter((file) => !/\.(css|test|d)\.tsx?$/.test(file));
  const uses = new Map(files.map((file) => [file, readUses(file)]));
  const found = new Set(files.filter((file) => uses.get(file)?.isForBrowser));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [file, { called, givenFunctions }] of uses) if ([...called, ...givenFunctions].some((to) => found.has(to))) found.add(file);
  }
  return found;
}
