import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Region, RegionContext, regionOf } from "../theme/region.ts";
import { type PhonePrefix, usePrefixOptions } from "./usePrefixOptions.ts";

function optionsOf(prefixes: readonly PhonePrefix[] | undefined, region: Region = regionOf({})) {
  let found: ReturnType<typeof usePrefixOptions> = { prefixes: [], otherPrefixes: false };
  function Options() {
    found = usePrefixOptions(prefixes);
    return null;
  }
  renderToStaticMarkup(
    <RegionContext value={region}>
      <Options />
    </RegionContext>,
  );
  return found;
}

const labels = (italian: readonly string[], locale: string) =>
  optionsOf(
    italian.map((label, index) => ({ value: String(index), label })),
    regionOf({ locale }),
  ).prefixes.map(({ label }) => label.replace(/^\+\d+ /, ""));

it("[PM-33] without a list of prefixes Italy's is offered, and others can be typed", () => {
  expect(optionsOf(undefined)).toEqual({ prefixes: [{ value: "39", label: "+39 Italia" }], otherPrefixes: true });
  expect(optionsOf([{ value: "378", label: "San Marino (+378)" }])).toEqual({
    prefixes: [{ value: "378", label: "+378 San Marino" }],
    otherPrefixes: false,
  });
});

describe("[CH-31] countries", () => {
  it("have their names in the page's language", () => {
    const italian = ["Germania", "Stati Uniti e Canada", "Bosnia ed Erzegovina", "Trinidad e Tobago"];
    expect(labels(italian, "de-IT")).toEqual([
      "Deutschland",
      "Vereinigte Staaten und Kanada",
      "Bosnien und Herzegowina",
      "Trinidad und Tobago",
    ]);
    expect(labels(italian, "en-GB")).toEqual(["Germany", "United States and Canada", "Bosnia & Herzegovina", "Trinidad & Tobago"]);
    expect(labels(italian, "it-IT")).toEqual(italian);
  });

  it("that the browser does not know stay as the server has them", () => {
    expect(labels(["Satellitare", "Italia e altri", ""], "de-IT")).toEqual(["Satellitare", "Italia e altri", ""]);
  });
});
