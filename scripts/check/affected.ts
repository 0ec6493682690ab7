/** The tests and stories that depend on a change, found by following imports backwards. */

export interface Affected {
  file: string;
  /** The number of imports between the file and the change; 0 is a changed test or story itself. */
  distance: number;
}

/** Files that the unit and story runners can run. */
export const isRunnable = (file: string): boolean => /\.(test\.tsx?|stories\.tsx)$/.test(file);

/** Reverses the import graph: the importers of each file. */
export function importersOf(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const others = importers.get(target);
      if (others) others.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}

/** The distance from the changed files to every file that depends on them. */
function distances(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const found = new Map(changed.map((file) => [file, 0]));
  // A Map iterates over entries that are added meanwhile: this is a breadth-first search.
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}

/** The name without folder and endings: BillCard for stories/bills/BillCard.stories.tsx. */
const stem = (file: string) => file.replace(/^.*\//, "").replace(/\..*$/, "");

/** Every test and story that depends on the changed files: those of the same name first, then the nearest. */
export function affectedTests(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Affected[] {
  const stems = new Set(changed.map(stem));
  const rank = ({ file, distance }: Affected) => (stems.has(stem(file)) ? 0 : distance);
  return [...distances(changed, importers)]
    .flatMap(([file, distance]) => (isRunnable(file) ? { file, distance } : []))
    .toSorted((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file));
}

/** The changed files that no test or story depends on: only types, lint and journeys can judge them. */
export function unreached(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): string[] {
  return changed.filter((file) => affectedTests([file], importers).length === 0);
}
