/** Maps the retailer's numeric codes to names and back (SU-11). */
export interface CodeList<Name extends string> {
  readonly names: readonly Name[];
  codeOf: (name: Name) => number;
  /** Returns the name of a code, which may be a number or digits, or "unknown". */
  nameOf: (code: unknown) => Name | "unknown";
}

function codeList<Name extends string>(codes: Readonly<Record<Name, number>>): CodeList<Name> {
  const names = Object.keys(codes) as Name[];
  return {
    names,
    codeOf: (name) => codes[name],
    nameOf: (code) => names.find((name) => codes[name] === code || String(codes[name]) === code) ?? "unknown",
  };
}

/** Readers of a meter: the customer or the provider. */
export const meterModes = codeList({ self: 1, provider: 2 });
/** Number of commodities in a contract: one or two. */
export const contractTypes = codeList({ mono: 1, dual: 2 });
export const holderTitles = codeList({ owner: 1, beneficiary: 2, partner: 3, representative: 4 });
export const notificationTypes = codeList({ SelfReading: 1, PromoNotification: 2, VoucherNotification: 3 });

export type HolderTitle = (typeof holderTitles)["names"][number];
