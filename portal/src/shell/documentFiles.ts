/** The files of the first page, which its document names (portal/prerender.ts): the first files need not name those of all pages (docs/adr/0009). */

/** Address of the script of a page or frame, and the name under which it exports the module, if it is not the module itself. */
export type NamedFile = readonly [address: string, exported?: string];

/** By page or frame. */
type NamedFiles = Partial<Record<string, NamedFile>>;

let names: NamedFiles | undefined;

/** Reads the names. A page that is drawn at build time has its own; otherwise early.js has chosen those of the address. */
function readNames(): NamedFiles {
  if (typeof document === "undefined") return {};
  const root = document.getElementById("root");
  return JSON.parse(root?.dataset["files"] ?? document.documentElement.dataset["files"] ?? "{}") as NamedFiles;
}

/** Loads a page or frame whose script the document names. Undefined for any other, and once it has been tried. */
export function namedInDocument<Module>(part: string): Promise<Module> | undefined {
  names ??= readNames();
  const named = names[part];
  if (!named) return undefined;
  delete names[part];
  const [address, exported] = named;
  const imported = import(/* @vite-ignore */ address);
  return exported === undefined ? imported : imported.then((module) => module[exported]);
}
