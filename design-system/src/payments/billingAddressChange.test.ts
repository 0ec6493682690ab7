import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activeAddress,
  addressForm,
  type BillingAddress,
  changedAddress,
  isManualInsert,
  type PickedPlace,
  provinceName,
} from "./billingAddressChange.ts";

const picked: PickedPlace = {
  address: "Via Fittizia",
  civicNumber: "8",
  postalCode: "40121",
  province: "Città metropolitana di Bologna",
  provinceCode: "BO",
  city: "Bologna",
};
const saved: BillingAddress = {
  id: "ba-1",
  supplyCode: "1",
  address: "Via dei Tigli",
  civicNumber: "14",
  postalCode: "40121",
  province: "Bologna",
  provinceCode: "BO",
  city: "Bologna",
  staircase: "B",
  internal: "5",
  floor: "2",
  toponym: "Via",
  name: "Giulia",
  surname: "Esempio",
  active: true,
  manualInsert: true,
  manualInsertDate: "2022-03-01T09:30:00.000Z",
};
/** Values that the dialog passes on after `picked` was selected. */
const form = { ...addressForm(saved), address: "Via Fittizia", civicNumber: "8" };
/** The same values with those that the dialog does not show. */
const wholeAddress: PickedPlace & typeof form = { ...form, province: "Città metropolitana di Bologna" };
const now = "2026-11-21T09:00:00.000Z";

describe("[BA-04] an address counts as inserted by hand", () => {
  it("if no suggestion was chosen, or if one of its fields was changed", () => {
    expect(isManualInsert(wholeAddress, null)).toBe(true);
    expect(isManualInsert(wholeAddress, picked)).toBe(false);
    for (const field of ["address", "civicNumber", "postalCode", "provinceCode", "city"] as const) {
      expect(isManualInsert({ ...wholeAddress, [field]: `${wholeAddress[field]}x` }, picked)).toBe(true);
    }
    expect(isManualInsert({ ...wholeAddress, province: "Modena" }, picked)).toBe(true);
    expect(isManualInsert(wholeAddress, { ...picked, civicNumber: null })).toBe(true);
  });

  it("but not for spaces, for the province without its kind, or for the holder's name", () => {
    expect(isManualInsert({ ...wholeAddress, address: " Via Fittizia ", province: "Bologna", provinceCode: "bo" }, picked)).toBe(false);
  });

  it("exactly if a field differs, with any suggestion", () => {
    const field = fc.constantFrom("Via Fittizia", "8", "40121", "Bologna", "BO");
    const places = fc.record({ address: field, civicNumber: field, postalCode: field, province: field, provinceCode: field, city: field });
    fc.assert(
      fc.property(places, places, (typed, chosen) => {
        const differs = (Object.keys(chosen) as (keyof typeof chosen)[]).some((name) =>
          name === "provinceCode" ? typed[name].toUpperCase() !== chosen[name].toUpperCase() : typed[name] !== chosen[name],
        );
        expect(isManualInsert(typed, chosen)).toBe(differs);
      }),
    );
  });
});

/** Names of Italian provinces, including those with more than one word. */
const provinces = [
  "Bologna",
  "Reggio di Calabria",
  "Reggio nell’Emilia",
  "Monza e della Brianza",
  "La Spezia",
  "Verbano-Cusio-Ossola",
  "Forlì-Cesena",
  "L’Aquila",
  "Pesaro e Urbino",
];
const kinds = [
  "Provincia di",
  "Provincia del",
  "Provincia della",
  "Città metropolitana di",
  "Libero consorzio comunale di",
  "Provincia autonoma di",
];

describe("[BA-05] [BA-16] the province", () => {
  it.each([
    ["Provincia del Verbano-Cusio-Ossola", "Verbano-Cusio-Ossola"],
    ["Provincia della Spezia", "La Spezia"],
    ["Provincia dell’Aquila", "L’Aquila"],
    ["Provincia dell'Aquila", "L’Aquila"],
    ["PROVINCIA DELL’ OGLIASTRA", "OGLIASTRA"],
    ["Provincia del Sud Sardegna", "Sud Sardegna"],
    ["Monza e della Brianza", "Monza e della Brianza"],
    ["Valle d’Aosta", "Valle d’Aosta"],
    ["Delia", "Delia"],
  ])("[BA-16] %j is %j", (text, name) => expect(provinceName(text)).toBe(name));

  it.each([
    ["Provincia di Varese", "Varese"],
    ["Città metropolitana di Reggio di Calabria", "Reggio di Calabria"],
    ["Provincia di Monza e della Brianza", "Monza e della Brianza"],
    ["Libero consorzio comunale di Agrigento", "Agrigento"],
    ["Bolzano/Bozen", "Bolzano/Bozen"],
    ["Reggio di Calabria", "Reggio di Calabria"],
    [" Bologna ", "Bologna"],
    ["di Bologna", "di Bologna"],
    ["", ""],
  ])("%j is %j", (text, name) => expect(provinceName(text)).toBe(name));

  it("is the name of every province with any kind before it, and stays so", () => {
    for (const kind of kinds) for (const province of provinces) expect(provinceName(`${kind} ${province}`)).toBe(province);
    for (const province of provinces) expect(provinceName(province)).toBe(province);
  });
});

describe("the address that is saved", () => {
  it("[BA-08] keeps staircase, internal, floor and toponym, and has a moment only where it was inserted by hand", () => {
    expect(changedAddress(saved, form, picked, now)).toEqual({
      ...saved,
      address: "Via Fittizia",
      civicNumber: "8",
      province: "Bologna",
      manualInsert: false,
      manualInsertDate: null,
    });
    expect(changedAddress(saved, form, null, now)).toMatchObject({ manualInsert: true, manualInsertDate: now, toponym: "Via", floor: "2" });
  });

  it("[BA-08] loses a toponym only to another one", () => {
    expect(changedAddress(saved, { ...form, address: "Piazza Campione" }, null, now).toponym).toBeNull();
    expect(changedAddress({ ...saved, address: "dei Tigli" }, { ...form, address: "dei Platani" }, null, now).toponym).toBe("Via");
  });

  it("[BA-08] has the typed details of the building, or none", () => {
    const opened = { ...addressForm(saved), staircase: "C", internal: "", toponym: "" };
    expect(changedAddress(saved, opened, null, now)).toMatchObject({ staircase: "C", internal: null, floor: "2", toponym: null });
    expect(changedAddress(saved, { ...opened, toponym: "Viale" }, null, now).toponym).toBe("Viale");
  });

  it("[BA-08] is the active one of several", () => {
    const old = { ...saved, id: "ba-0", active: false };
    expect(activeAddress([old, saved])).toBe(saved);
    expect(activeAddress([old])).toBe(old);
    expect(activeAddress([])).toBeNull();
  });
});

it("[R57] [BA-03] a province keeps its name only while its code is unchanged", () => {
  const province = (provinceCode: string, place: PickedPlace | null) =>
    changedAddress(saved, { ...form, provinceCode }, place, now).province;
  expect([province("BO", null), province("MO", null)]).toEqual(["Bologna", null]);
  const inRimini = { ...picked, province: "Provincia di Rimini", provinceCode: "RN" };
  expect([province("RN", inRimini), province("BO", inRimini), province("MO", inRimini)]).toEqual(["Rimini", "Bologna", null]);
});

it("a form starts with empty fields for missing data", () => {
  expect(addressForm({ ...saved, floor: null })).toMatchObject({ floor: "", address: "Via dei Tigli" });
});
