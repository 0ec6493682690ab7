import type { Rolldown } from "vite";

/** Scripts of the build by the name of their file. */
export type Chunks = Readonly<
  Record<string, Pick<Rolldown.OutputChunk, "imports"> & { viteMetadata?: { importedCss: ReadonlySet<string> } }>
>;

/** Returns scripts with those that they import, directly or indirectly, and the stylesheets of all. */
export function loadedWith(chunks: Chunks, ...scripts: readonly string[]): Set<string> {
  const loaded = new Set(scripts);
  for (const each of loaded) {
    for (const file of [...(chunks[each]?.imports ?? []), ...(chunks[each]?.viteMetadata?.importedCss ?? [])]) loaded.add(file);
  }
  return loaded;
}

/**
 * Returns a built file without the names of what is loaded already in the lists of what its later parts need, as Vite writes them.
 * @param loadedBefore returns the files that are there when a part is loaded
 */
export function withoutLoaded(code: string, loadedBefore: (part: string) => ReadonlySet<string>): string {
  const [start, list] = /^const __vite__mapDeps=.*?m\.f=(\[.*?\]).*?\n/.exec(code) ?? [];
  if (start === undefined || list === undefined) return code;
  const names: string[] = JSON.parse(list);
  const kept: string[] = [];
  const numberOf = (name: string) => (kept.includes(name) ? kept.indexOf(name) : kept.push(name) - 1);
  const rest = code.slice(start.length).replaceAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, numbers: string) => {
    const needed = numbers.split(",").map((number) => names[Number(number)] ?? "");
    const [part = ""] = needed;
    const loaded = loadedBefore(part);
    const missing = needed.filter((name) => !loaded.has(name));
    // The part's import requests it, at once if nothing else is missing.
    return missing.every((name) => name === part) ? "[]" : `__vite__mapDeps([${missing.map(numberOf)}])`;
  });
  return kept.length === 0 ? rest : start.replace(list, () => JSON.stringify(kept)) + rest;
}
