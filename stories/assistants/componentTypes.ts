/** A component's types for coding assistants: each prop with its comment, and the library's types that they use. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, type Statement } from "oxc-parser";

interface Module {
  /** Text of each declaration with the comment before it, by name, in the module's order. */
  declared: Map<string, string>;
  /** Module and original name of each import from the library itself. */
  imported: Map<string, { from: string; name: string }>;
}

/** Returns the names that a statement imports from the library itself, for the module `name`. */
function importsIn(node: Statement, name: string): [local: string, imported: { from: string; name: string }][] {
  if (node.type !== "ImportDeclaration" || !node.source.value.startsWith(".")) return [];
  const from = join(name, "..", node.source.value.replace(/\.js$/, ""));
  return node.specifiers.map(({ local, ...rest }) => {
    const there = "imported" in rest && rest.imported.type === "Identifier" ? rest.imported : local;
    return [local.name, { from, name: there.name }];
  });
}

/** Returns the name that a statement declares. */
function declaredIn(node: Statement): string | undefined {
  const declaration = node.type === "ExportNamedDeclaration" && node.declaration ? node.declaration : node;
  const first = "declarations" in declaration ? declaration.declarations[0] : declaration;
  const id = first && "id" in first ? first.id : undefined;
  return id?.type === "Identifier" ? id.name : undefined;
}

function readModule(folder: string, name: string): Module {
  const file = join(folder, `${name}.d.ts`);
  const source = existsSync(file) ? readFileSync(file, "utf8") : "";
  const { program, comments } = parseSync(file, source);
  const module: Module = { declared: new Map(), imported: new Map() };
  for (const node of program.body) {
    for (const [local, imported] of importsIn(node, name)) module.imported.set(local, imported);
    const own = declaredIn(node);
    if (own === undefined) continue;
    const comment = comments.find(({ end }) => end < node.start && source.slice(end, node.start).trim() === "");
    module.declared.set(own, source.slice(comment?.start ?? node.start, node.end));
  }
  return module;
}

const words = (text: string): string[] => text.replace(/\/\*[\s\S]*?\*\//g, "").match(/\b[A-Za-z]\w*\b/g) ?? [];

/** All declarations of `name` (such as "bills/BillCard", in a folder of declarations), followed by the library's types that they use. */
export function typesOf(folder: string, name: string): string {
  const modules = new Map<string, Module>();
  const moduleOf = (which: string) => {
    const module = modules.get(which) ?? readModule(folder, which);
    modules.set(which, module);
    return module;
  };
  const texts = new Map<string, string>();
  const add = (from: string, what: string): void => {
    const { declared, imported } = moduleOf(from);
    const elsewhere = imported.get(what);
    if (elsewhere) {
      add(elsewhere.from, elsewhere.name);
      return;
    }
    const text = declared.get(what);
    if (text === undefined || texts.has(`${from} ${what}`)) return;
    texts.set(`${from} ${what}`, text);
    for (const word of new Set(words(text))) add(from, word);
  };
  // The component's own come first, then the others: a map keeps the position of a key that is set again.
  const declared = moduleOf(name).declared;
  for (const [what, text] of declared) texts.set(`${name} ${what}`, text);
  for (const text of declared.values()) for (const word of new Set(words(text))) add(name, word);
  return [...texts.values()]
    .map((text) =>
      text
        .replace(/^export declare /gm, "export ")
        .replace(/import\("react"\)\./g, "")
        .replace(/^ +/gm, (indent) => " ".repeat(Math.round(indent.length / 2))),
    )
    .join("\n");
}
