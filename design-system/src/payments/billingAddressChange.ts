import { type BillingAddressValues, noBillingAddress } from "./billingAddress.ts";

/** Address for the paper bills of a supply (BA-08), as it is saved. Null means that the server sends nothing. */
export interface BillingAddress {
  id: string;
  supplyCode: string;
  /** The street, with or without its toponym. */
  address: string | null;
  civicNumber: string | null;
  staircase: string | null;
  internal: string | null;
  floor: string | null;
  postalCode: string | null;
  city: string | null;
  /** The province's name. */
  province: string | null;
  /** Two letters. */
  provinceCode: string | null;
  toponym: string | null;
  name: string | null;
  surname: string | null;
  /** True if bills are sent to this address. */
  active: boolean;
  /** True if no suggestion was chosen, or its values were changed (BA-04). */
  manualInsert: boolean;
  /** Moment at which it was typed by hand, ISO 8601. */
  manualInsertDate: string | null;
}

/** The provinces whose own names contain a preposition. */
const withPreposition = /^(reggio di calabria|monza e della brianza)$/i;

/** Matches the kind of a province, up to and with the first preposition: "Provincia di Varese", "Provincia dell’Aquila". */
const kindOfProvince = /^.*?\s(?:d(?:i|el|ella)\s+|dell['’]\s*)/i;

/** The two provinces whose names begin with an article, which the preposition contains: "Provincia della Spezia" is "La Spezia". */
const articles: Readonly<Record<string, string>> = { spezia: "La Spezia", aquila: "L’Aquila" };

/** Converts "Provincia di Varese" to "Varese" by cutting after the first "di", "del", "della" or "dell’", unless that is part of the name. */
export function provinceName(text: string): string {
  const trimmed = text.trim();
  if (withPreposition.test(trimmed)) return trimmed;
  const name = trimmed.replace(kindOfProvince, "").trim();
  return name === trimmed ? name : (articles[name.toLowerCase()] ?? name);
}

/** Fields of a place that a maps service suggests. */
export const placeFields = ["address", "civicNumber", "postalCode", "province", "provinceCode", "city"] as const;

/** Values of a selected suggestion; `address` is the name of the street. Null for unknown ones, such as the route of a whole town. */
export type PickedPlace = Record<(typeof placeFields)[number], string | null>;

function plainField(field: (typeof placeFields)[number], text: string | null): string {
  if (field === "province") return provinceName(text ?? "");
  const trimmed = (text ?? "").trim();
  return field === "provinceCode" ? trimmed.toUpperCase() : trimmed;
}

/** Tells whether an address counts as typed by hand: no suggestion was selected, or its values were changed (BA-04). */
export const isManualInsert = (form: PickedPlace, picked: PickedPlace | null): boolean =>
  picked === null || placeFields.some((field) => plainField(field, form[field]) !== plainField(field, picked[field]));

/** Returns the name of the province for its two letters, from the suggestion or the existing address, or "" if both have other letters. */
const provinceOf = (provinceCode: string, places: readonly (PickedPlace | null)[]): string =>
  provinceName(places.find((place) => place && plainField("provinceCode", place.provinceCode) === provinceCode)?.province ?? "");

const beginsWith = (street: string | null, toponym: string) =>
  street?.trim().toLowerCase().startsWith(`${toponym.trim().toLowerCase()} `) ?? false;

/**
 * Returns the toponym of a changed street: the typed one, else the old one, unless the old street began with it and the new one does not.
 */
function toponymOf({ toponym, address }: BillingAddress, form: BillingAddressValues): string | null {
  const typed = form.toponym || null;
  return typed !== null && typed === toponym && beginsWith(address, typed) && !beginsWith(form.address, typed) ? null : typed;
}

/**
 * Returns the address to save: the form's values, with the province reduced to its name (BA-05).
 * @param typedAt ISO 8601, stored with an address that was typed by hand
 */
export function changedAddress(
  saved: BillingAddress,
  form: BillingAddressValues,
  picked: PickedPlace | null,
  typedAt: string,
): BillingAddress {
  const province = provinceOf(form.provinceCode, [picked, saved]);
  const manualInsert = isManualInsert({ ...form, province }, picked);
  return {
    ...saved,
    ...form,
    province: province || null,
    toponym: toponymOf(saved, form),
    staircase: form.staircase || null,
    internal: form.internal || null,
    floor: form.floor || null,
    manualInsert,
    manualInsertDate: manualInsert ? typedAt : null,
  };
}

/** Returns the active billing address, or the first one if none is marked. */
export const activeAddress = (addresses: readonly BillingAddress[]): BillingAddress | null =>
  addresses.find(({ active }) => active) ?? addresses[0] ?? null;

const formFields = Object.keys(noBillingAddress) as (keyof BillingAddressValues)[];

/** Returns the initial values of the form; "" for missing ones. */
export function addressForm(saved: BillingAddress): BillingAddressValues {
  return Object.fromEntries(formFields.map((field) => [field, saved[field] ?? ""])) as unknown as BillingAddressValues;
}

/** Tells whether two forms have the same values. */
export const isSameForm = (one: BillingAddressValues, other: BillingAddressValues): boolean =>
  formFields.every((field) => one[field] === other[field]);
