import { describe, expect, it } from "vitest";
import { fetchRequests } from "../../../portal/src/rooms/account/requests/calls.ts";
import { contractQuery, withdraw } from "../../../portal/src/rooms/supplies/contract/calls.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults } = withClient();

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
      documents: [{ id: "condizioni" }, { id: "scheda" }, { id: "comunicazione" }],
    });
  });

  it("contract: [SU-42] nothing is made up for what the servers do not know", async () => {
    expect(await contractOf("s-100001003")).toMatchObject({ priceKind: "variable", index: "PUN Index GME", priceEnd: null, end: null });
  });

  it("contract: a supply of somebody else is not found", async () => {
    await expect(contractOf("s-100014001")).rejects.toMatchObject({ status: 404, serverCode: "SUPPLY-NOT-FOUND" });
  });
});

describe("withdrawals", () => {
  const supply = "s-100004001";
  const sent = { name: "Marta Nuova", email: "nuovo@esempio.it" };

  it("withdraw: [CL-27, CL-28] a contract has one withdrawal, which is in it and among the requests; two tabs get the same", async () => {
    const { customerId } = await signIn("nuovo@esempio.it");
    const receipt = await withdraw(supply, sent, "key-1");
    expect(receipt).toMatchObject({ email: sent.email, text: "Marta Nuova recede dal contratto CTR-100004001." });
    expect(receipt.receivedAt).toMatchObject({ date: expect.stringMatching(/^\d{4}-/), time: expect.stringMatching(/^\d\d:\d\d$/) });
    expect(await withdraw(supply, { ...sent, email: "altra@esempio.it" }, "key-2")).toEqual(receipt);
    expect((await contractQuery.fetch(customerId, new AbortController().signal, supply)).withdrawal?.sent).toEqual(receipt);
    expect((await fetchRequests(customerId)).filter(({ type }) => type === "Withdrawal")).toMatchObject([
      { id: receipt.id, supplyId: supply },
    ]);
  });

  it("withdraw: [CL-28] a lost answer is looked up in the contract; what has not arrived, and what nobody knows, is called so", async () => {
    await signIn("nuovo@esempio.it");
    const post = `POST /api/supplies/${supply}/withdrawal`;
    setFaults([{ match: post, mode: "status", status: 500 }]);
    await expect(withdraw(supply, sent, "key-1")).rejects.toMatchObject({ name: "LostAnswer", found: "absent" });
    setFaults([
      { match: post, mode: "status", status: 500 },
      { match: `GET /api/supplies/${supply}/contract`, mode: "status", status: 500 },
    ]);
    await expect(withdraw(supply, sent, "key-1")).rejects.toMatchObject({ name: "LostAnswer", found: "unknown" });
    setFaults([]);
    const receipt = await withdraw(supply, sent, "key-1");
    setFaults([{ match: post, mode: "reset" }]);
    expect(await withdraw(supply, sent, "key-2")).toEqual(receipt);
  });

  it("withdraw: [CL-29] a contract without the right is refused with the reason", async () => {
    await signIn("giulia@esempio.it");
    await expect(withdraw("s-100001001", sent, "key-1")).rejects.toMatchObject({
      status: 409,
      serverCode: "WITHDRAWAL-REFUSED",
      serverMessage: "Da questo contratto non si può recedere qui.",
    });
  });
});
