import * as z from "zod/mini";

/** Where the paper bills of a supply go (spec §3). */
export interface BillingAddress {
  id: string;
  supplyCode: string;
  address: string | null;
  civicNumber: string | null;
  postalCode: string | null;
  province: string | null;
  provinceCode: string | null;
  city: string | null;
  staircase: string | null;
  internal: string | null;
  floor: string | null;
  toponym: string | null;
  name: string | null;
  surname: string | null;
  /** Whether bills go here. */
  active: boolean;
  manualInsert: boolean;
  manualInsertDate: string | null;
}

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

/** What the customer can write in the address dialog. */
export interface AddressForm {
  name: string;
  surname: string;
  address: string;
  civicNumber: string;
  postalCode: string;
  province: string;
  provinceCode: string;
  city: string;
  /** Left out, these stay as they are. */
  toponym?: string;
  staircase?: string;
  internal?: string;
  floor?: string;
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

/** Whether an address counts as inserted by hand: no suggestion was picked, or what it filled in was changed (spec §5). */
export const isManualInsert = (form: Pick<AddressForm, (typeof placeFields)[number]>, picked: PickedPlace | null): boolean =>
  picked === null || placeFields.some((field) => plain(field, form[field]) !== plain(field, picked[field]));

const beginsWith = (street: string | null, toponym: string) =>
  street?.trim().toLowerCase().startsWith(`${toponym.trim().toLowerCase()} `) ?? false;

/** What was written in a field, null for nothing; as it was where it was left out. */
const written = (text: string | undefined, known: string | null): string | null => (text === undefined ? known : text.trim() || null);

/** The toponym of a changed street: another one if it was written; else it stays, unless the street had it in front and now begins with another. */
function toponymOf({ toponym, address }: BillingAddress, form: AddressForm): string | null {
  const own = written(form.toponym, toponym);
  return own !== null && own === toponym && beginsWith(address, own) && !beginsWith(form.address, own) ? null : own;
}

/**
 * The address to be saved: what the form has, its province reduced to the name (spec §5); what the form does not have stays.
 * @param now ISO 8601, kept with an address inserted by hand
 */
export function changedAddress(known: BillingAddress, form: AddressForm, picked: PickedPlace | null, now: string): BillingAddress {
  const manualInsert = isManualInsert(form, picked);
  return {
    ...known,
    name: form.name.trim(),
    surname: form.surname.trim(),
    address: form.address.trim(),
    civicNumber: form.civicNumber.trim(),
    postalCode: form.postalCode.trim(),
    province: provinceName(form.province) || null,
    provinceCode: plain("provinceCode", form.provinceCode),
    city: form.city.trim(),
    toponym: toponymOf(known, form),
    staircase: written(form.staircase, known.staircase),
    internal: written(form.internal, known.internal),
    floor: written(form.floor, known.floor),
    manualInsert,
    manualInsertDate: manualInsert ? now : null,
  };
}

/** The address that bills go to; the first one where none is marked. */
export const activeAddress = (addresses: readonly BillingAddress[]): BillingAddress | null =>
  addresses.find(({ active }) => active) ?? addresses[0] ?? null;

const formFields = [...placeFields, "name", "surname", "toponym", "staircase", "internal", "floor"] as const;

/** What a forced sign-in brings back: the form, and the suggestion that decides whether it counts as inserted by hand. */
export const addressDraft = z.object({
  form: z.record(z.enum(formFields), z.string()),
  picked: z.nullable(z.record(z.enum(placeFields), z.nullable(z.string()))),
  noStreet: z.boolean(),
});

/** What a form begins with: "" for what is missing. */
export function addressForm(known: BillingAddress): Required<AddressForm> {
  return Object.fromEntries(formFields.map((field) => [field, known[field] ?? ""])) as unknown as Required<AddressForm>;
}

/**
 * The form once a suggestion was chosen (spec §5). A place without a street leaves the street as it was typed; a number that the place
 * does not have is not the old street's.
 */
export const withPlace = (
  form: Required<AddressForm>,
  { address, civicNumber, postalCode, province, provinceCode, city }: PickedPlace,
) => ({
  ...form,
  address: address ?? form.address,
  civicNumber: civicNumber ?? (address === null || address === form.address ? form.civicNumber : ""),
  postalCode: postalCode ?? "",
  province: province ?? "",
  provinceCode: provinceCode ?? "",
  city: city ?? "",
});

/** The name of a province belongs to its two letters: other letters, and it isn't known. */
export const withProvinceCode = (before: Required<AddressForm>, after: Required<AddressForm>): Required<AddressForm> =>
  plain("provinceCode", before.provinceCode) === plain("provinceCode", after.provinceCode) ? after : { ...after, province: "" };
