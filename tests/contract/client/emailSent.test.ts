import { describe, expect, it } from "vitest";
import { cadastralsQuery, saveOrFind } from "../../../portal/src/rooms/account/cadastral/calls.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import { fetchConsents, updateConsents } from "../../../portal/src/rooms/account/consents/calls.ts";
import { fetchUser, updateUser } from "../../../portal/src/rooms/account/credentials/userCalls.ts";
import { markNotification } from "../../../portal/src/rooms/account/notifications/markNotification.ts";
import { updateContacts } from "../../../portal/src/rooms/account/profile/calls.ts";
import { fetchTerms, updateTerm } from "../../../portal/src/rooms/payments/calls.ts";
import { fetchBillingAddresses, updateBillingAddress } from "../../../portal/src/rooms/supplies/addressCalls.ts";
import { fetchSupplies } from "../../../portal/src/rooms/supplies/calls.ts";
import { renameSupply } from "../../../portal/src/rooms/supplies/detail/calls.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults } = withClient();

/** Lets the servers answer a mutation with 'Email sent' and no data. */
const answerSent = (operation: string) => setFaults([{ match: "POST /admin/api", operation, mode: "graphql", code: "Email sent" }]);

describe("[AC-53] a write that the servers answer with 'Email sent' and no data has succeeded", () => {
  it("for account, profile, notifications and consents", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const [user, customer, consents] = await Promise.all([fetchUser(customerId), fetchCustomer(customerId), fetchConsents(customerId)]);
    answerSent("updateUser");
    expect(await updateUser({ id: user.id, email: "nuova@esempio.it" })).toEqual(user);
    answerSent("updateCustomer");
    expect(await updateContacts(customerId, { phone: "+393331234567" })).toEqual(customer);
    answerSent("updateNotification");
    expect(await markNotification("n-1", true)).toEqual({ id: "n-1", read: true });
    answerSent("updatePrivacy");
    expect(await updateConsents(consents)).toEqual(consents);
  });

  it("for supplies, addresses, payment terms and cadastral data", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const [supply] = await fetchSupplies(customerId);
    const supplyCode = supply?.supplyCode ?? "";
    const [term] = await fetchTerms(supplyCode);
    const [address] = await fetchBillingAddresses(supplyCode);
    const [current] = await cadastralsQuery.fetch(customerId, undefined as never, supplyCode);
    if (!supply || !term || !address || !current) throw new Error("the sample customer lacks data");
    answerSent("updateSupply");
    expect(await renameSupply(supply.id, " Casa nuova ")).toBe("Casa nuova");
    answerSent("updateBillingAddress");
    expect(await updateBillingAddress(address, "key-1")).toEqual(address);
    answerSent("updateBilling(");
    expect(await updateTerm(term, { deliveryMode: "Postal" }, "key-2")).toEqual(term);
    const form = { holderTitle: "owner", city: "Rimini", urbanSection: "", sheet: "12", particle: "345", subordinate: "" } as const;
    answerSent("updateCadastral");
    expect(await saveOrFind({ supplyCode, externalSupplyCode: null, current }, form, "key-3")).toEqual(current);
  });

  it("unlike one that is answered with neither data nor that message", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    for (const body of [{ data: { updateCustomer: null } }, { data: {} }, { data: null }]) {
      setFaults([{ match: "POST /admin/api", operation: "updateCustomer", mode: "json", body }]);
      await expect(updateContacts(customerId, { phone: "+393331234567" })).rejects.toMatchObject({ reason: "body" });
    }
  });
});
