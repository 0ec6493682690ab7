import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

/** Names that a module exports, types too, without those that it passes on by `export *`. */
export function exportsOf(file: string): string[] {
  return parseSync(file, readFileSync(file, "utf8")).program.body.flatMap((node) => {
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
