/** A package of package-lock.json. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** A component of a CycloneDX bill of materials, as npm writes it. */
export interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licences under which the portal may give a package on to browsers. They ask for nothing but a notice. */
const allowed = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1", "Unlicense"];

/** Faults of the lockfile, found without a network: a package without its hash, from elsewhere, or with a script that nobody allowed. */
export function lockFaults(packages: Readonly<Record<string, LockedPackage>>, scripts: readonly string[]): string[] {
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  return foreign.flatMap(([path, { integrity, resolved, hasInstallScript }]) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? "") ? [] : [`${path} has no sha512 hash`]),
    ...(resolved === undefined || resolved.startsWith("https://registry.npmjs.org/") ? [] : [`${path} comes from ${resolved}`]),
    ...(hasInstallScript && !scripts.includes(path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length))
      ? [`${path} runs a script when it is installed, which allowScripts of package.json does not mention`]
      : []),
  ]);
}

/** The licence of a component, as an expression. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "").join(" and ");

/** Components whose licence is not allowed. One joined by "and" needs all of its parts, one joined by "or" any of them. */
export const licenceFaults = (components: readonly Component[]): string[] =>
  components.flatMap((component) => {
    const licence = licenceOf(component).replace(/[()]/g, "");
    const isAllowed = licence.split(/ or /i).some((choice) => choice.split(/ and /i).every((part) => allowed.includes(part.trim())));
    return isAllowed ? [] : [`${component.name}@${component.version}: licence ${licence || "not given"}`];
  });
