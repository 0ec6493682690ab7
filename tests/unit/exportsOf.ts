import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";

/** Names of a module that `export *` passes on from one beside it, such as the index of a language. */
function passedOn(file: string, source: string): string[] {
  if (!source.startsWith(".")) return [];
  const base = join(dirname(file), source.replace(/\.[jt]sx?$/, ""));
  const found = [".d.ts", ".ts", ".tsx"].map((ending) => base + ending).find((each) => existsSync(each));
  return found ? exportsOf(found) : [];
}

/** Names that a module exports, types too. */
export function exportsOf(file: string): string[] {
  return parseSync(file, readFileSync(file, "utf8")).program.body.flatMap((node) => {
    if (node.type === "ExportAllDeclaration") return node.exported ? [] : passedOn(file, node.source.value);
    if (node.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = node;
    const declarations = declaration && "declarations" in declaration ? declaration.declarations : [declaration];
    const ids = declarations.map((each) => (each && "id" in each ? each.id : null));
    return [
      ...ids.flatMap((id) => (id?.type === "Identifier" ? id.name : [])),
      ...specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? exported.name : [])),
    ];
  });
}
