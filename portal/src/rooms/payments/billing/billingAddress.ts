import { type BillingAddressValues, noBillingAddress } from "@favilla/design-system/payments/billingAddress.ts";
import * as z from "zod/mini";
import type { BillingAddress } from "../../supplies/addressCalls.ts";

export type { BillingAddress } from "../../supplies/addressCalls.ts";

/** What a suggestion fills in; null where the maps service does not say, as the route of a whole town. */
export interface PickedPlace {
  /** The route. */
  address: string | null;
  civicNumber: string | null;
  postalCode: string | null;
  province: string | null;
  provinceCode: string | null;
  city: string | null;
}

/** The one province that has " di " in its own name. */
const withDi = /^reggio di calabria$/i;

/** "Provincia di Varese" -> "Varese", cut at the first " di "; a province that is called so stays whole. */
export function provinceName(text: string): string {
  const trimmed = text.trim();
  const cut = trimmed.indexOf(" di ");
  return cut < 0 || withDi.test(trimmed) ? trimmed : trimmed.slice(cut + 4).trim();
}

const placeFields = ["address", "civicNumber", "postalCode", "province", "provinceCode", "city"] as const;

const plain = (field: (typeof placeFields)[number], text: string | null): string =>
  field === "province" ? provinceName(text ?? "") : field === "provinceCode" ? (text ?? "").trim().toUpperCase() : (text ?? "").trim();

/** Whether an address counts as inserted by hand: no suggestion was picked, or what it filled in was changed (BA-04). */
export const isManualInsert = (form: PickedPlace, picked: PickedPlace | null): boolean =>
  picked === null || placeFields.some((field) => plain(field, form[field]) !== plain(field, picked[field]));

/** The name of a province belongs to its two letters: that of the suggestion or of the known address; other letters, and it isn't known. */
const provinceOf = (provinceCode: string, places: readonly (PickedPlace | null)[]): string =>
  provinceName(places.find((place) => place && plain("provinceCode", place.provinceCode) === provinceCode)?.province ?? "");

const beginsWith = (street: string | null, toponym: string) =>
  street?.trim().toLowerCase().startsWith(`${toponym.trim().toLowerCase()} `) ?? false;

/** The toponym of a changed street: another one if it was written; else it stays, unless the street had it in front and now begins with another. */
function toponymOf({ toponym, address }: BillingAddress, form: BillingAddressValues): string | null {
  const own = form.toponym || null;
  return own !== null && own === toponym && beginsWith(address, own) && !beginsWith(form.address, own) ? null : own;
}

/**
 * The address to be saved: what the form has, its province reduced to the name (BA-05).
 * @param now ISO 8601, kept with an address inserted by hand
 */
export function changedAddress(known: BillingAddress, form: BillingAddressValues, picked: PickedPlace | null, now: string): BillingAddress {
  const province = provinceOf(form.provinceCode, [picked, known]);
  const manualInsert = isManualInsert({ ...form, province }, picked);
  return {
    ...known,
    ...form,
    province: province || null,
    toponym: toponymOf(known, form),
    staircase: form.staircase || null,
    internal: form.internal || null,
    floor: form.floor || null,
    manualInsert,
    manualInsertDate: manualInsert ? now : null,
  };
}

/** The address that bills go to; the first one where none is marked. */
export const activeAddress = (addresses: readonly BillingAddress[]): BillingAddress | null =>
  addresses.find(({ active }) => active) ?? addresses[0] ?? null;

const formFields = Object.keys(noBillingAddress) as (keyof BillingAddressValues)[];

/** What a forced sign-in brings back: the form, and the suggestion that decides whether it counts as inserted by hand. */
export const addressDraft = z.object({
  form: z.record(z.enum(formFields), z.string()),
  picked: z.nullable(z.record(z.enum(placeFields), z.nullable(z.string()))),
  noStreet: z.boolean(),
});
export type AddressDraft = z.infer<typeof addressDraft>;

/** What a form begins with: "" for what is missing. */
export function addressForm(known: BillingAddress): BillingAddressValues {
  return Object.fromEntries(formFields.map((field) => [field, known[field] ?? ""])) as unknown as BillingAddressValues;
}
