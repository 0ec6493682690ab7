/**
 * Kinds of texts and numbers that look alike: a month in the place of a day, or euros in that of cents, does not compile. A plain text or
 * number is of any kind, so that sites give theirs as they are; nothing of this is left at run time.
 */
declare const kind: unique symbol;

/** A text or number of a kind, which is of no other. */
export type OfKind<Value extends string | number, Kind extends string> = Value & { readonly [kind]?: Kind };

/** "YYYY-MM-DD". */
export type Day = OfKind<string, "day">;
/** "YYYY-MM". */
export type Month = OfKind<string, "month">;
export type Euros = OfKind<number, "euros">;
/** Whole cents, by which amounts are added. */
export type Cents = OfKind<number, "cents">;
/** Id of a supply, by which its own data are requested. */
export type SupplyId = OfKind<string, "supplyId">;
/** Code of a supply, which its bills and requests name. */
export type SupplyCode = OfKind<string, "supplyCode">;
