import type { PickedPlace } from "@favilla/design-system/payments/billingAddressChange.ts";
import { config } from "../../../platform/config/config.ts";
import { report } from "../../../platform/errors/report.ts";
import { type AddressComponent, loadPlaces, type PlacePrediction } from "./placesLibrary.ts";

/** Minimum number of characters for a request, and milliseconds to wait for more (BA-02). */
export const suggestionsFrom = 3;
export const suggestionsDelay = 300;

/** An address that the maps service suggests. */
export interface AddressSuggestion {
  id: string;
  label: string;
  prediction: PlacePrediction;
}

/** Session token of one search, from the first letter to the selection: the maps service bills these requests as one. */
let search: object | undefined;

/** Returns suggested addresses in Italy for the typed text, or none without a maps service. It never rejects: a failure is logged. */
export async function suggestAddresses(typed: string): Promise<AddressSuggestion[]> {
  const input = typed.trim();
  if (input.length < suggestionsFrom) return [];
  try {
    const places = await loadPlaces(config());
    if (!places) return [];
    search ??= new places.AutocompleteSessionToken();
    const request = { input, includedRegionCodes: ["it"], language: "it", region: "it", sessionToken: search };
    const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
    return suggestions.flatMap(({ placePrediction: prediction }) =>
      prediction ? [{ id: prediction.placeId, label: String(prediction.text), prediction }] : [],
    );
  } catch (error) {
    report("Api", { what: "address suggestions", error });
    return [];
  }
}

/** Returns the address of a suggestion, or null if the maps service sends none, which is logged. */
export async function pickAddress({ prediction }: AddressSuggestion): Promise<PickedPlace | null> {
  try {
    const place = prediction.toPlace();
    await place.fetchFields({ fields: ["addressComponents"] });
    return placeOf(place.addressComponents ?? []);
  } catch (error) {
    report("Api", { what: "address of a suggestion", error });
    return null;
  } finally {
    search = undefined;
  }
}

/** Converts address components to the fields of an Italian address. Without a route, as for a whole town, `address` is null. */
export function placeOf(components: readonly AddressComponent[]): PickedPlace {
  const find = (type: string) => components.find(({ types }) => types.includes(type));
  const long = (...types: string[]) => types.map((type) => find(type)?.longText?.trim()).find(Boolean) ?? null;
  return {
    address: long("route"),
    civicNumber: long("street_number"),
    postalCode: long("postal_code"),
    province: long("administrative_area_level_2"),
    provinceCode: find("administrative_area_level_2")?.shortText?.trim().toUpperCase() || null,
    city: long("administrative_area_level_3", "locality"),
  };
}
