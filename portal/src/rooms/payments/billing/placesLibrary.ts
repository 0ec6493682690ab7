import type { Config } from "../../../platform/config/config.ts";
import { report } from "../../../platform/errors/report.ts";

/** The part of the places library (Google Maps JavaScript API) that address suggestions use. */
export interface PlacesLibrary {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: SuggestionRequest) => Promise<{ suggestions: { placePrediction: PlacePrediction | null }[] }>;
  };
}

interface SuggestionRequest {
  input: string;
  includedRegionCodes: string[];
  language: string;
  region: string;
  sessionToken: object;
}

export interface PlacePrediction {
  placeId: string;
  /** `toString` returns its text. */
  text: object;
  toPlace: () => Place;
}

interface Place {
  fetchFields: (options: { fields: string[] }) => Promise<unknown>;
  addressComponents?: AddressComponent[] | undefined;
}

export interface AddressComponent {
  longText: string | null;
  shortText: string | null;
  types: string[];
}

interface MapsWindow {
  google?: { maps?: { importLibrary?: (name: "places") => Promise<PlacesLibrary> } };
  [ready]?: () => void;
}

/** Trusted Types, which TypeScript's own library does not know yet. Not every browser has them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => unknown;
  };
}

const ready = "favillaMapsReady";

/** Returns the script's address, with the key and parameters. */
export function scriptUrl(base: string, key: string | null): string {
  const query = new URLSearchParams({
    ...(key !== null && { key }),
    libraries: "places",
    language: "it",
    region: "IT",
    loading: "async",
    callback: ready,
  });
  return `${base}${base.includes("?") ? "&" : "?"}${query}`;
}

/** Makes an address that `src` accepts, also where the page requires Trusted Types. The script is added once in the life of a page. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("favilla-maps", { createScriptURL: (address) => address });
  return policy ? (policy.createScriptURL(url) as string) : url;
}

const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    (window as MapsWindow)[ready] = resolve;
    script.onerror = () => reject(new Error("the maps script could not be loaded"));
    script.async = true;
    script.src = trusted(url);
    document.head.append(script);
  });

async function load({ mapsScriptUrl, mapsKey }: Pick<Config, "mapsScriptUrl" | "mapsKey">): Promise<PlacesLibrary | null> {
  if (mapsScriptUrl === null) return null;
  try {
    await addScript(scriptUrl(mapsScriptUrl, mapsKey));
    const library = await (window as MapsWindow).google?.maps?.importLibrary?.("places");
    if (!library) throw new Error("the maps script has no places library");
    return library;
  } catch (error) {
    report("Api", { what: "missing maps script", error });
    return null;
  }
}

/** Returns the name of the maps service for the customer: the configured one, or the host of its script (BA-11). */
export const providerOf = ({ mapsProvider, mapsScriptUrl }: Pick<Config, "mapsProvider" | "mapsScriptUrl">, page = location.href): string =>
  mapsProvider ?? new URL(mapsScriptUrl ?? "", page).host;

let loading: Promise<PlacesLibrary | null> | undefined;

/** Loads the places library when it is first needed. Resolves to null if there is none, which is logged once. */
export function loadPlaces(from: Pick<Config, "mapsScriptUrl" | "mapsKey">): Promise<PlacesLibrary | null> {
  loading ??= load(from);
  return loading;
}
