import { countryNamesOf } from "@favilla/design-system/forms/countryNames.ts";
import { regionOf } from "@favilla/design-system/theme/region.ts";
import { expect, it } from "vitest";
import { phonePrefixes } from "../../sandbox/src/payments/prefixes.ts";

/** Countries with one name in Italian and English. */
const isSame =
  /^(Albania|Austria|Bangladesh|Bulgaria|Ecuador|Estonia|India|Liechtenstein|Malta|Monaco|Nigeria|Pakistan|Romania|San Marino|Senegal|Serbia|Slovenia|Sri Lanka|Tunisia)$/;

it("[CH-31] the country of every prefix of the sandbox has its English name", () => {
  const italian = phonePrefixes.map(({ label }) => label.replace(/ \(.*/, ""));
  expect(italian.length).toBeGreaterThan(40);
  const nameOf = countryNamesOf(regionOf({ locale: "en-GB" }));
  expect(italian.filter((name) => nameOf(name) === name && !isSame.test(name))).toEqual([]);
});
