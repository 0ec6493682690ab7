import { runInNewContext } from "node:vm";
import { provinceName } from "@favilla/design-system/payments/billingAddressChange.ts";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Config, setConfig } from "../../../portal/src/platform/config/config.ts";
import { type AddressSuggestion, placeOf } from "../../../portal/src/rooms/payments/billing/addressSuggestions.ts";
import { scriptUrl } from "../../../portal/src/rooms/payments/billing/placesLibrary.ts";
import { withSandbox } from "../sandbox.ts";

const { url, call } = withSandbox();
const reports = vi.fn();

/** The part of a page that a script needs: a script that is added to the head is loaded and run. */
function openPage() {
  const page: Record<string, unknown> = {};
  const scripts: string[] = [];
  const append = async (script: { src: string; onerror: () => void }) => {
    scripts.push(script.src);
    const answer = await fetch(script.src);
    if (!answer.ok) return script.onerror();
    runInNewContext(await answer.text(), { window: page, document: { currentScript: script }, fetch, URL, URLSearchParams });
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { createElement: () => ({}), head: { append } });
  return scripts;
}

/** A fresh copy of the module, as in a page that has just been opened. */
async function suggestionsWith(mapsScriptUrl: string | null, mapsKey: string | null = null) {
  vi.resetModules();
  const { setConfig: set } = await import("../../../portal/src/platform/config/config.ts");
  const { setOnError } = await import("../../../portal/src/platform/errors/errorPort.ts");
  setOnError(reports);
  set({ mapsScriptUrl, mapsKey } as Config);
  return import("../../../portal/src/rooms/payments/billing/addressSuggestions.ts");
}

const labels = (suggestions: readonly AddressSuggestion[]) => suggestions.map(({ label }) => label);

beforeEach(() => {
  reports.mockReset();
  setConfig({ mapsScriptUrl: null, mapsKey: null } as Config);
});

describe("address suggestions", () => {
  it("are requested from three characters on, in Italy only", async () => {
    openPage();
    const { suggestAddresses } = await suggestionsWith(`${url()}/sandbox/maps.js`);
    expect(await suggestAddresses("vi")).toEqual([]);
    expect(await suggestAddresses(" vi ")).toEqual([]);
    const found = labels(await suggestAddresses("via fitt 8 bol"));
    expect(found).toEqual(["Via Fittizia, 8, Bologna BO, Italia", "Via Fittizia, 8, Bolzano BZ, Italia"]);
    expect(labels(await suggestAddresses("via fittizia lugano"))).toEqual([]);
    expect(labels(await suggestAddresses("zzz"))).toEqual([]);
    expect(labels(await suggestAddresses("corso dell’esempio"))).toHaveLength(5);
    expect(reports).not.toHaveBeenCalled();
  });

  it("fill in route, civic number, postal code, province, its code, and city", async () => {
    openPage();
    const { suggestAddresses, pickAddress } = await suggestionsWith(`${url()}/sandbox/maps.js`);
    const [first] = (await suggestAddresses("piazza campione 12/A reggio")) as [AddressSuggestion];
    const picked = await pickAddress(first);
    expect(picked).toEqual({
      address: "Piazza Campione",
      civicNumber: "12/A",
      postalCode: "89121",
      province: "Città metropolitana di Reggio di Calabria",
      provinceCode: "RC",
      city: "Reggio di Calabria",
    });
    expect(provinceName(picked?.province ?? "")).toBe("Reggio di Calabria");
  });

  it("have no route for a whole town", async () => {
    openPage();
    const { suggestAddresses, pickAddress } = await suggestionsWith(`${url()}/sandbox/maps.js`);
    const [town] = (await suggestAddresses("casalecchio")) as [AddressSuggestion];
    expect(town.label).toBe("Casalecchio di Reno BO, Italia");
    expect(await pickAddress(town)).toEqual({
      address: null,
      civicNumber: null,
      postalCode: null,
      province: "Città metropolitana di Bologna",
      provinceCode: "BO",
      city: "Casalecchio di Reno",
    });
  });

  it("are none without a script, and none where it is missing, which is logged once", async () => {
    const scripts = openPage();
    const none = await suggestionsWith(null);
    expect(await none.suggestAddresses("via fittizia")).toEqual([]);
    expect([scripts, reports.mock.calls]).toEqual([[], []]);
    const missing = await suggestionsWith(`${url()}/sandbox/nothing.js`);
    expect(await missing.suggestAddresses("via fittizia")).toEqual([]);
    expect(await missing.suggestAddresses("via fittizia 8")).toEqual([]);
    expect(scripts).toHaveLength(1);
    expect(reports).toHaveBeenCalledExactlyOnceWith(1, "Api", expect.objectContaining({ what: "missing maps script" }));
  });

  it("load the script once, with the key and the parameters", async () => {
    const scripts = openPage();
    const { suggestAddresses } = await suggestionsWith(`${url()}/sandbox/maps.js`, "k&y");
    await Promise.all([suggestAddresses("via fittizia"), suggestAddresses("piazza campione")]);
    expect(scripts).toHaveLength(1);
    const asked = new URL(scripts[0] as string).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ key: "k&y", libraries: "places", language: "it", region: "IT", loading: "async" });
    expect(scriptUrl("https://maps.example/js?v=weekly", null)).toMatch(/^https:\/\/maps\.example\/js\?v=weekly&libraries=places/);
  });

  it("are none, and logged, where the service fails", async () => {
    openPage();
    const { suggestAddresses, pickAddress } = await suggestionsWith(`${url()}/sandbox/maps.js`);
    const [first] = (await suggestAddresses("via fittizia bologna")) as [AddressSuggestion];
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const gone: AddressSuggestion = {
      ...first,
      prediction: { ...first.prediction, toPlace: () => ({ fetchFields: () => Promise.reject(new Error("gone")) }) },
    };
    expect(await pickAddress(gone)).toBeNull();
    expect(reports).toHaveBeenCalledWith(1, "Api", expect.objectContaining({ what: "address of a suggestion" }));
    vi.unstubAllGlobals();
  });
});

it("any list of components is a place, with null for missing parts", () => {
  const component = fc.record({
    longText: fc.option(fc.string()),
    shortText: fc.option(fc.string()),
    types: fc.array(fc.constantFrom("route", "street_number", "postal_code", "locality", "administrative_area_level_2", "country")),
  });
  fc.assert(
    fc.property(fc.array(component), (components) => {
      const place = placeOf(components);
      for (const value of Object.values(place)) if (value !== null) expect(value.trim()).toBe(value);
      if (!components.some(({ types }) => types.includes("route"))) expect(place.address).toBeNull();
    }),
  );
});

describe("the sandbox's places", () => {
  it("are served under the strict policy, and refuse an unknown id", async () => {
    const script = await call("/sandbox/maps.js");
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(script.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    for (const id of ["it-999-0-", "it-0-99-", "..%2F..%2Fetc", "it-0-0-<script>"]) {
      expect([id, (await call(`/sandbox/places/${id}`)).status]).toEqual([id, 404]);
    }
    const abroad = (await (await call("/sandbox/places?input=fittizia%20lugano")).json()) as { places: { text: string }[] };
    expect(abroad.places.map(({ text }) => text)).toEqual(["Via Fittizia, Lugano, Svizzera"]);
    expect((await call(`/sandbox/places?input=${"x".repeat(5000)}`)).status).toBe(200);
  });
});
