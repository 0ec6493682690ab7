/** Maps the retailer's numeric codes to names and back (SU-11). */
export interface CodeList<Name extends string, Code extends number> {
  readonly names: readonly Name[];
  codeOf: (name: Name) => Code;
  /** Returns the name of a code, which may be a number or digits, or "unknown". */
  nameOf: (code: unknown) => Name | "unknown";
}
export declare function codeList<Name extends string, const Code extends number>(codes: Readonly<Record<Name, Code>>): CodeList<Name, Code>;
