import { describe, expect, it } from "vitest";
import { contractQuery } from "../../../portal/src/rooms/supplies/contract/calls.ts";
import { withClient } from "./client.ts";

const { signIn } = withClient();

const contractOf = async (supply: string) => {
  const { customerId } = await signIn("giulia@esempio.it");
  return contractQuery.fetch(customerId, new AbortController().signal, supply);
};

describe("contracts", () => {
  it("contract: [SU-41] has prices for each band, days and documents", async () => {
    expect(await contractOf("s-100001001")).toMatchObject({
      number: "CTR-100001001",
      priceKind: "fixed",
      price: { units: [{ band: "F1", perUnit: 0.1462 }, { band: "F2" }, { band: "F3" }], perYear: 120 },
      documents: [{ id: "condizioni" }, { id: "scheda" }],
    });
  });

  it("contract: [SU-42] nothing is made up for what the servers do not know", async () => {
    expect(await contractOf("s-100001003")).toMatchObject({ priceKind: "variable", index: "PUN Index GME", priceEnd: null, end: null });
  });

  it("contract: a supply of somebody else is not found", async () => {
    await expect(contractOf("s-100014001")).rejects.toMatchObject({ status: 404, serverCode: "SUPPLY-NOT-FOUND" });
  });
});
