/** Which file of the build a module goes to that several pages share; docs/adr/0009 says why. */

type InfoOf = (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;

/** The pages and other parts loaded on their own that need a module at once. */
function needersOf(id: string, infoOf: InfoOf): string[] {
  const needers: string[] = [];
  const known = new Set([id]);
  for (const module of known) {
    const info = infoOf(module);
    if (info?.dynamicImporters.length) needers.push(module);
    for (const importer of info?.importers ?? []) known.add(importer);
  }
  return needers;
}

/** Pages that need no session. */
const publicPage = /\/portal\/src\/(access\/\w+|payments\/BillEmailConfirmed|vouchers\/RetailVoucher|app\/(NotFound|Error))Page\.tsx$/;

/** What signs in. */
const login = "/portal/src/access/LoginPage.tsx";

/** What keeps a form's values. */
const formParts = /\/react-hook-form\/|\/portal\/src\/app\/(formResolver|useControlledForm)/;

/** What most forms are drawn with. */
const fieldParts =
  /\/design-system\/src\/(forms\/(Field|TextField|PasswordField|ErrorSummary|messages)\b|access\/(AccessForm|EmailField|signInMessages)\b)/;

const few = 3;
/** Of the private pages and their parts. */
const most = 10;

/**
 * The name of the file: what signing in and others need, what forms need, what most private pages do. None for the rest: it goes where just the pages that need it find it.
 */
export function shareOf(id: string, context: { getModuleInfo: InfoOf }): string | null {
  const all = needersOf(id, (module) => context.getModuleInfo(module));
  if (all.length < few) return null;
  if (formParts.test(id)) return "forms";
  if (fieldParts.test(id)) return "fields";
  if (all.some((page) => page.endsWith(login))) return "common";
  return all.length >= most && !all.some((page) => publicPage.test(page)) ? "private" : null;
}

/**
 * The files that are asked for together with a page, not only once it is there: its stylesheets, and what has a name above.
 * The many small others would make a table in the first file that weighs more than some of them.
 */
export const askedForAhead = (files: readonly string[]): string[] =>
  files.filter((file) => /\.css$|\/(common|forms|fields|private)-/.test(file));
