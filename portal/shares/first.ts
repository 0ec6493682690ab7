/** The modules that every page loads, in two files: the first names no other file, and so keeps its name when another changes. */

/** Imports of a module: those that load with it, and those that it loads later. */
export interface Imports {
  readonly now: readonly string[];
  readonly later: readonly string[];
}

/** Returns the modules that load others later, and those that import one of them: they contain names of files, or of files that do. */
export function namingModules(first: ReadonlySet<string>, importsOf: (id: string) => Imports): Set<string> {
  const naming = new Set([...first].filter((id) => importsOf(id).later.length > 0));
  for (let before = -1; before < naming.size; ) {
    before = naming.size;
    for (const id of first) if (importsOf(id).now.some((needed) => naming.has(needed))) naming.add(id);
  }
  return naming;
}
