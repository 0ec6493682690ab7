import { activeAddress, addressForm, type BillingAddress, changedAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import { ofContract } from "@favilla/design-system/supplies/supply.ts";
import { describe, expect, it } from "vitest";
import { fetchBillingAddresses, fetchSupplyAddress, updateBillingAddress } from "../../../portal/src/rooms/supplies/addressCalls.ts";
import { fetchSupplies } from "../../../portal/src/rooms/supplies/calls.ts";
import { renameSupply } from "../../../portal/src/rooms/supplies/detail/calls.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();

describe("allSupplies", () => {
  it("[AP-14] allSupplies: every field of every supply, the odd ones included", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const [city, gas] = await fetchSupplies(customerId);
    expect(city).toEqual({
      id: "s-100001001",
      externalId: "EXT-100001001",
      code: "100001001",
      supplyCode: "100001001",
      commodity: "electricity",
      pod: expect.stringMatching(/^IT001E/),
      pdr: null,
      productCode: "OP470",
      promoCode: null,
      heatingMode: null,
      activeFrom: "2022-04-01",
      supplyStartDate: "2022-04-01",
      status: "active",
      meterStatus: "active",
      committedPower: 3,
      availablePower: 3.3,
      meterNumber: "M100001001",
      meterMode: "provider",
      meterLocationAddress: expect.any(String),
      address: expect.any(String),
      nickname: "Casa di Bologna",
      selfReadingData: null,
      selfReadingToken: null,
      contractNumber: "CTR-100001001",
      selfReadingOddMonths: expect.any(Boolean),
      billingFrequency: expect.stringMatching(/^(Monthly|Even|Odd)$/),
      billings: ["b-100001001"],
      billingAddresses: ["ba-100001001"],
      cadastrals: ["c-100001001"],
      supplyAddress: "a-100001001",
    });
    expect(gas).toMatchObject({ commodity: "gas", meterMode: "self", heatingMode: expect.any(String) });
    const odd = await fetchSupplies((await signIn("casi@esempio.it")).customerId);
    expect(ofContract("CTR-DUAL-1", odd).map(({ id }) => id)).toEqual(["s-100003001", "s-100003002"]);
    expect(odd.map(({ meterMode }) => meterMode)).toContain("unknown");
  });

  it("allSupplies: all of an administrator's, at once", async () => {
    const { customerId } = await signIn("condominio@esempio.it");
    expect(await fetchSupplies(customerId)).toHaveLength(500);
  });
});

it("updateSupply: gives a supply another name, and refuses an empty one", async () => {
  const { customerId } = await signIn("giulia@esempio.it");
  expect(await renameSupply("s-100001002", ' Gas "di casa" ')).toBe('Gas "di casa"');
  expect((await fetchSupplies(customerId)).find(({ id }) => id === "s-100001002")?.nickname).toBe('Gas "di casa"');
  await expect(renameSupply("s-100001002", " ")).rejects.toMatchObject({ data: { code: "Parameters" } });
});

it("supplyAddress: where a supply is", async () => {
  await signIn("giulia@esempio.it");
  expect(await fetchSupplyAddress("a-100001001")).toMatchObject({
    toponym: "Via",
    via: "Fittizia",
    civicNumber: "8",
    staircase: "B",
    city: "Bologna",
  });
  await expect(fetchSupplyAddress("a-100002001")).rejects.toMatchObject({ status: 401 });
});

describe("[BA-08] billing addresses", () => {
  it("billingAddresses: where paper bills go, the active address first", async () => {
    await signIn("giulia@esempio.it");
    const addresses = await fetchBillingAddresses("100001003");
    expect(addresses.map(({ active }) => active)).toEqual([true, false]);
    expect(activeAddress(addresses.toReversed())?.id).toBe("ba-100001003");
    expect(addresses[1]).toMatchObject({ manualInsert: true, manualInsertDate: "2022-03-01T09:30:00.000Z" });
  });

  it("updateBillingAddress: keeps what the form does not have, and happens once for each key", async () => {
    await signIn("giulia@esempio.it");
    const [known] = (await fetchBillingAddresses("100001001")) as [BillingAddress];
    const form = { ...addressForm(known), address: "Via dei Portici Inventati", civicNumber: "12/A", postalCode: "40121" };
    const changed = changedAddress(known, form, null, "2026-11-21T08:59:00.000Z");
    const saved = await updateBillingAddress(changed, "key");
    expect(saved).toEqual({
      ...known,
      address: "Via dei Portici Inventati",
      civicNumber: "12/A",
      postalCode: "40121",
      province: "Bologna",
      provinceCode: "BO",
      manualInsert: true,
      manualInsertDate: "2026-11-21T08:59:00.000Z",
    });
    expect(await updateBillingAddress(changed, "key")).toEqual(saved);
    expect(await fetchBillingAddresses("100001001")).toEqual([saved]);
    await expect(updateBillingAddress({ ...changed, provinceCode: "Bologna" }, "other")).rejects.toMatchObject({
      data: { code: "Parameters" },
    });
  });
});
