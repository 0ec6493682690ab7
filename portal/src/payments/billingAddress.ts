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

/** The toponym of a changed street: it stays, unless the street had it in front and now begins with another. */
const toponymOf = ({ toponym, address }: BillingAddress, street: string): string | null =>
  toponym !== null && beginsWith(address, toponym) && !beginsWith(street, toponym) ? null : toponym;

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
    toponym: toponymOf(known, form.address),
    manualInsert,
    manualInsertDate: manualInsert ? now : null,
  };
}

/** The address that bills go to; the first one where none is marked. */
export const activeAddress = (addresses: readonly BillingAddress[]): BillingAddress | null =>
  addresses.find(({ active }) => active) ?? addresses[0] ?? null;
