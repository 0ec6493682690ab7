import type { CadastralData } from "@favilla/design-system/account/cadastral.ts";
import { describe, expect, it, vi } from "vitest";
import { setOnError } from "../../../portal/src/platform/errors/errorPort.ts";
import { fetchCadastrals, saveCadastral } from "../../../portal/src/rooms/account/cadastral/calls.ts";
import { fetchRequests } from "../../../portal/src/rooms/account/requests/calls.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();
const reports = vi.fn();
setOnError(reports);

const form: CadastralData = {
  holderTitle: "beneficiary",
  city: " Rimini ",
  urbanSection: "",
  sheet: "12",
  particle: "345",
  subordinate: "",
};
const saved = { holderTitle: "beneficiary", city: "Rimini", urbanSection: null, sheet: "12", particle: "345", subordinate: null };
const bare = { supplyCode: "100001003", externalSupplyCode: "EXT-100001003" };

describe("[CD-02] cadastral data", () => {
  it("allCadastrals: what a supply has, with the state of the last change", async () => {
    await signIn("giulia@esempio.it");
    expect(await fetchCadastrals(bare.supplyCode)).toEqual([]);
    expect(await fetchCadastrals("100001001")).toMatchObject([
      { changeStatus: "OnHold", propertyType: null, lastChangeRequestTime: "18:30" },
    ]);
  });

  it("createCadastral: where the supply has none; once for each key", async () => {
    await signIn("giulia@esempio.it");
    const created = await saveCadastral({ ...bare, current: null }, form, "key");
    expect(created).toMatchObject({ ...saved, ...bare, propertyType: null, changeStatus: "Inserted", lastChangeRequestDate: "2026-11-21" });
    expect(await saveCadastral({ ...bare, current: null }, form, "key")).toEqual(created);
    expect(await fetchCadastrals(bare.supplyCode)).toEqual([created]);
    await expect(saveCadastral({ ...bare, current: null }, form, "other")).rejects.toMatchObject({ data: { code: "CADASTRAL-EXISTS" } });
  });

  it("updateCadastral: where it has some; refused while a change is open", async () => {
    await signIn("giulia@esempio.it");
    const [current = null] = await fetchCadastrals("100001002");
    const owner = { supplyCode: "100001002", externalSupplyCode: null, current };
    expect(await saveCadastral(owner, { ...form, subordinate: "7" }, "key-1")).toMatchObject({
      ...saved,
      subordinate: "7",
      id: "c-100001002",
    });
    await expect(saveCadastral(owner, form, "key-2")).rejects.toMatchObject({ data: { code: "SF-OTHER-REQUEST-PENDING-ERROR" } });
  });
});

it("[RQ-02] allStatusRequests: newest first; an empty list is logged", async () => {
  const { customerId } = await signIn("giulia@esempio.it");
  const requests = await fetchRequests(customerId);
  expect(requests.map(({ status }) => status)).toEqual(["Open", "InProgress", "ClosedWithFailure", "ClosedSuccessfully"]);
  expect(requests[0]).toMatchObject({ type: "BillingAddressChange", date: "2026-11-21" });
  expect(reports).not.toHaveBeenCalled();
  expect(await fetchRequests((await signIn("nuovo@esempio.it")).customerId)).toEqual([]);
  expect(reports).toHaveBeenCalledWith(1, "Api", { what: "no status request" });
});
