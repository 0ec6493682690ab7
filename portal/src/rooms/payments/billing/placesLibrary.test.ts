import { expect, it } from "vitest";
import { providerOf } from "./placesLibrary.ts";

const page = "https://clienti.esempio.it/forniture/s-1";

it("[BA-11] the maps service has the name in the configuration, else its script's host", () => {
  const google = "https://maps.googleapis.com/maps/api/js";
  expect(providerOf({ mapsProvider: "Mappe Esempio", mapsScriptUrl: google }, page)).toBe("Mappe Esempio");
  for (const mapsProvider of [null, undefined])
    expect(providerOf({ mapsProvider, mapsScriptUrl: google }, page)).toBe("maps.googleapis.com");
  expect(providerOf({ mapsProvider: null, mapsScriptUrl: "/mappe.js" }, page)).toBe("clienti.esempio.it");
});
