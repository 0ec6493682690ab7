/** Maps the retailer's numeric codes to names and back (SU-11). */
export interface CodeList<Name extends string> {
  readonly names: readonly Name[];
  codeOf: (name: Name) => number;
  /** Returns the name of a code, which may be a number or digits, or "unknown". */
  nameOf: (code: unknown) => Name | "unknown";
}

export function codeList<Name extends string>(codes: Readonly<Record<Name, number>>): CodeList<Name> {
  const names = Object.keys(codes) as Name[];
  return {
    names,
    codeOf: (name) => codes[name],
    nameOf: (code) => names.find((name) => codes[name] === code || String(codes[name]) === code) ?? "unknown",
  };
}
