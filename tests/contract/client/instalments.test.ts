import { describe, expect, it } from "vitest";
import { instalmentPlan, type PlannedRate } from "../../../design-system/src/bills/instalmentPlan.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import { fetchRequests } from "../../../portal/src/rooms/account/requests/calls.ts";
import {
  askInstalments,
  fetchInstalments,
  instalmentRequestsQuery,
  instalmentsQuery,
} from "../../../portal/src/rooms/bills/instalments/calls.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults } = withClient();

const link = { year: "2026", number: "1137491" };

/** Signs in, and returns the plan of so many instalments that the servers offer. */
async function planOf(count: number): Promise<{ customerId: string; rates: PlannedRate[] }> {
  const { customerId } = await signIn("alta@esempio.it");
  const { offer } = (await fetchInstalments(link)) ?? {};
  if (!offer) throw new Error("no offer");
  return { customerId, rates: instalmentPlan(offer, count) };
}

describe("instalments", () => {
  it("askInstalments, instalmentOffer, instalmentRequests: [BL-195, BL-197] each plan of the offer is taken, and is among the requests", async () => {
    const { customerId, rates } = await planOf(3);
    const request = await askInstalments(link, rates, "key-1");
    expect(request).toMatchObject({ ...link, status: "InProgress", reason: null, rates });
    expect((await fetchInstalments(link))?.request).toEqual(request);
    expect((await fetchRequests(customerId))[0]).toMatchObject({ id: request.id, type: "InstalmentPlan", status: "InProgress" });
    expect([instalmentsQuery.name, instalmentRequestsQuery.name]).toEqual(["instalments", "instalmentRequests"]);
  });

  it("askInstalments: [BL-197] a customer's data name the request with the others, once", async () => {
    const { customerId, rates } = await planOf(2);
    const { id } = await askInstalments(link, rates, "key-1");
    await askInstalments(link, rates, "key-2");
    const { statusRequests } = await fetchCustomer(customerId);
    expect(statusRequests).toContain(id);
    expect(statusRequests.toSorted()).toEqual((await fetchRequests(customerId)).map((request) => request.id).toSorted());
  });

  it("askInstalments: [BL-195] a lost answer is looked up by the bill, and nothing is sent a second time", async () => {
    const { rates } = await planOf(2);
    const first = await askInstalments(link, rates, "key-1");
    setFaults([{ match: "POST /api/billing/instalments", mode: "reset" }]);
    expect(await askInstalments(link, rates, "key-2")).toEqual(first);
  });

  it("askInstalments: [BL-195] what has not arrived is called so, and can be sent again; what nobody knows too", async () => {
    const { rates } = await planOf(2);
    setFaults([{ match: "POST /api/billing/instalments", mode: "status", status: 500, times: 1 }]);
    await expect(askInstalments(link, rates, "key-1")).rejects.toMatchObject({ name: "LostAnswer", found: "absent" });
    setFaults([
      { match: "POST /api/billing/instalments", mode: "status", status: 500 },
      { match: "GET /api/billing/instalments", mode: "status", status: 500 },
    ]);
    await expect(askInstalments(link, rates, "key-1")).rejects.toMatchObject({ name: "LostAnswer", found: "unknown" });
    setFaults([]);
    expect(await askInstalments(link, rates, "key-1")).toMatchObject({ status: "InProgress", rates });
  });

  it("askInstalments: [BL-195] two tabs that ask for different plans get one request", async () => {
    const { rates } = await planOf(2);
    const one = await askInstalments(link, rates, "key-1");
    expect(await askInstalments(link, (await planOf(4)).rates, "key-2")).toEqual(one);
  });

  it("askInstalments: [BL-196] a plan that is a cent off is refused, and a bill that is not there has no offer", async () => {
    const { rates } = await planOf(2);
    const [first, ...others] = rates as [PlannedRate, ...PlannedRate[]];
    await expect(askInstalments(link, [{ ...first, amount: first.amount + 1 }, ...others], "key-1")).rejects.toMatchObject({
      status: 409,
      serverCode: "INSTALMENTS-REFUSED",
    });
    expect(await fetchInstalments({ year: "2026", number: "1" })).toBeNull();
  });
});
