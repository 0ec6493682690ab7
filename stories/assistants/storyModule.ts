/** The parts of a file of stories: its declarations, its imports, and what a piece of it leads to. */
import { dirname, join, normalize } from "node:path";
import {
  type Expression,
  type ImportDeclaration,
  type ObjectExpression,
  type Program,
  parseSync,
  type Statement,
  Visitor,
} from "oxc-parser";
import { readSource } from "../../design-system/build/graph.ts";

interface Imported {
  from: string;
  /** Name in the imported module. */
  name: string;
  isType: boolean;
}

export interface Module {
  file: string;
  source: string;
  program: Program;
  declared: Map<string, { start: number; end: number }>;
  imported: Map<string, Imported>;
}

function importsIn(node: ImportDeclaration): [local: string, imported: Imported][] {
  return node.specifiers.map((specifier) => {
    const own = specifier.type === "ImportSpecifier" ? specifier : undefined;
    const name = own?.imported.type === "Identifier" ? own.imported.name : specifier.local.name;
    const isType = node.importKind === "type" || own?.importKind === "type";
    return [specifier.local.name, { from: node.source.value, name, isType }];
  });
}

/** Returns the names that a declaration declares, also those of `const { a, b } = …`. */
function namesIn(declaration: Statement): string[] {
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : [...collectNames(id)]));
  return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}

function readModule(file: string): Module {
  const source = readSource(file);
  const { program } = parseSync(file, source);
  const module: Module = { file, source, program, declared: new Map(), imported: new Map() };
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      for (const [local, imported] of importsIn(node)) module.imported.set(local, imported);
      continue;
    }
    const declaration = node.type === "ExportNamedDeclaration" && node.declaration ? node.declaration : node;
    const span = { start: declaration.start, end: declaration.end };
    for (const name of namesIn(declaration)) module.declared.set(name, span);
  }
  return module;
}

/** Names that a part of a module refers to: identifiers, without the keys of objects and the properties of members. */
export function collectNames(node: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) collectNames(each, into);
  else if (node && typeof node === "object" && "type" in node) {
    const { type, ...rest } = node as Record<string, unknown> & { type: string };
    if (type === "Identifier" || type === "JSXIdentifier") into.add(rest["name"] as string);
    const isKey = (key: string) =>
      (key === "key" && !rest["computed"] && !rest["shorthand"]) ||
      (key === "property" && !rest["computed"]) ||
      (key === "name" && type === "JSXAttribute");
    for (const [key, value] of Object.entries(rest)) if (!isKey(key)) collectNames(value, into);
  }
  return into;
}

export const unwrap = (node: Expression | null | undefined): Expression | undefined =>
  node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression" || node?.type === "TSInstantiationExpression"
    ? unwrap(node.expression)
    : (node ?? undefined);

/** A property's value, by its name. */
export function propertyOf(object: ObjectExpression | undefined, name: string): Expression | undefined {
  for (const property of object?.properties ?? [])
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === name) return property.value;
  return undefined;
}

export const asObject = (node: Expression | undefined) =>
  unwrap(node)?.type === "ObjectExpression" ? (unwrap(node) as ObjectExpression) : undefined;

/** A spy that is declared by itself may be called with anything. */
const doNothing = (source: string, at: number) =>
  /^const \w+ = $/m.test(source.slice(source.lastIndexOf("\n", at) + 1, at)) ? "(..._: unknown[]) => {}" : "() => {}";

/** Text of the module from `start` to `end`; a spy of the tests becomes a function that does nothing, or the one that it wraps. */
export function textOf({ source, program }: Module, { start, end }: { start: number; end: number }): string {
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (call.start < start || call.end > end || call.callee.type !== "Identifier" || call.callee.name !== "fn") return;
      const [wrapped] = call.arguments;
      edits.push({
        start: call.start,
        end: call.end,
        text: wrapped ? source.slice(wrapped.start, wrapped.end) : doNothing(source, call.start),
      });
    },
  }).visit(program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start), source.slice(start, end));
}

/** Collects the declarations and imports that names of a module lead to. */
export class Collector {
  readonly declarations: string[] = [];
  readonly imports = new Map<string, Map<string, Imported>>();
  private readonly seen = new Set<string>();
  private readonly modules = new Map<string, Module>();

  module(file: string): Module {
    const module = this.modules.get(file) ?? readModule(file);
    this.modules.set(file, module);
    return module;
  }

  addImport(local: string, imported: Imported): void {
    const names = this.imports.get(imported.from) ?? new Map<string, Imported>();
    names.set(local, imported);
    this.imports.set(imported.from, names);
  }

  add(module: Module, name: string): void {
    const span = module.declared.get(name);
    if (span) {
      const key = `${module.file} ${span.start}`;
      if (this.seen.has(key)) return;
      this.seen.add(key);
      const node = module.program.body.find((each) => each.start <= span.start && each.end >= span.end);
      const names = collectNames(node);
      // A helper of the tests is only here because a name in the story is the same.
      if ([...names].some((each) => each !== "fn" && module.imported.get(each)?.from === "storybook/test")) return;
      for (const each of names) this.add(module, each);
      this.declarations.push(textOf(module, span));
      return;
    }
    const imported = module.imported.get(name);
    if (!imported || imported.from === "storybook/test") return;
    if (imported.from.startsWith(".")) {
      this.add(this.module(normalize(join(dirname(module.file), imported.from))), imported.name);
      const alias = `const ${name} = ${imported.name};`;
      if (name !== imported.name && !this.declarations.includes(alias)) this.declarations.push(alias);
    } else this.addImport(name, { ...imported, from: imported.from.replace(/\/index\.ts$|\.tsx?$/, "") });
  }
}
