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

const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    (window as MapsWindow)[ready] = resolve;
    script.onerror = () => reject(new Error("the maps script could not be loaded"));
    script.async = true;
    script.src = url;
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

let loading: Promise<PlacesLibrary | null> | undefined;

/** Loads the places library when it is first needed. Resolves to null if there is none, which is logged once. */
export function loadPlaces(from: Pick<Config, "mapsScriptUrl" | "mapsKey">): Promise<PlacesLibrary | null> {
  loading ??= load(from);
  return loading;
}
