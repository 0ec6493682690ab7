import { describe, expect, it } from "vitest";
import { setOnError } from "../../../portal/src/platform/errors/errorPort.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import { fetchConsents, updateConsents } from "../../../portal/src/rooms/account/consents/calls.ts";
import { fetchNotices } from "../../../portal/src/rooms/account/notifications/calls.ts";
import { markNotification } from "../../../portal/src/rooms/account/notifications/markNotification.ts";
import { fetchResidences, updateContacts } from "../../../portal/src/rooms/account/profile/calls.ts";
import { fetchPromo } from "../../../portal/src/rooms/account/referral/calls.ts";
import { fetchVocabulary } from "../../../portal/src/shell/language/vocabulary.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults } = withClient();

const missing = (entity: object) => Object.entries(entity).flatMap(([name, value]) => (value === null ? [name] : []));

describe("profile", () => {
  it("allCustomers: [AP-14] [PF-08] every field of the entity", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const profile = await fetchCustomer(customerId);
    expect(missing(profile)).toEqual([]);
    expect(profile).toMatchObject({ landlinePhone: "0510000000", communicationEmailAddress: "giulia@esempio.it" });
    expect(profile.residences).toEqual((await fetchResidences(customerId)).map(({ id }) => id));
  });

  it("updateCustomer: [PF-04] phone and switch are stored, each without touching the other", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const before = await fetchCustomer(customerId);
    const [one, other] = await Promise.all([
      updateContacts(customerId, { phone: "+393331234567" }),
      updateContacts(customerId, { alertNotifications: false }),
    ]);
    expect([one.phone, other.alertNotifications]).toEqual(["+393331234567", false]);
    const after = await fetchCustomer(customerId);
    expect(after).toEqual({ ...before, phone: "+393331234567", alertNotifications: false, updatedAt: after.updatedAt });
    expect((await fetchCustomer(customerId)).alertNotifications).toBe(false);
  });

  it("updateCustomer: [PF-04, PF-11] the server refuses an invalid phone number too", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    for (const phone of ["", "123", "333 1234567", "abcdefgh", "1".repeat(200), "12345678'; --"])
      await expect(updateContacts(customerId, { phone })).rejects.toMatchObject({ serverCode: "Parameters" });
    await expect(updateContacts("100002", { phone: "3331234567" })).rejects.toMatchObject({ status: 401 });
  });

  it("allResidences: [PF-08] [AP-14] every field, and null for missing ones", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const [home] = await fetchResidences(customerId);
    expect(missing(home as object)).toEqual([]);
    const odd = await signIn("casi@esempio.it");
    const residences = await fetchResidences(odd.customerId);
    expect(residences.map((residence) => missing(residence).length)).toEqual([2, 10]);
  });
});

describe("consents", () => {
  it("allPrivacies: [AP-14] every consent as a boolean, also one that was never asked", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    expect(await fetchConsents(customerId)).toMatchObject({ id: "p-100001", informativa: true, privacy4: true, privacy5: false });
    const odd = await signIn("nuovo@esempio.it");
    const { id: _, ...values } = await fetchConsents(odd.customerId);
    expect(values).toEqual(Object.fromEntries(Object.keys(values).map((name) => [name, false])));
    expect(Object.keys(values)).toHaveLength(8);
  });

  it("updatePrivacy: [PF-06] every consent is stored, given and taken back", async () => {
    const { customerId } = await signIn("nuovo@esempio.it");
    const none = await fetchConsents(customerId);
    const all = Object.fromEntries(Object.entries(none).map(([name, value]) => [name, value === false ? true : value])) as typeof none;
    expect(await updateConsents(all)).toEqual(all);
    expect(await fetchConsents(customerId)).toEqual(all);
    expect(await updateConsents({ ...all, privacy9: false })).toEqual({ ...all, privacy9: false });
  });

  it("updatePrivacy: another customer's are refused", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const own = await fetchConsents(customerId);
    await expect(updateConsents({ ...own, id: "p-100003" })).rejects.toMatchObject({ status: 401 });
  });
});

describe("notifications", () => {
  it("allNotifications: [AP-14] [NT-01] all fields, newest first", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    const notices = await fetchNotices(customerId);
    const moments = notices.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const given = notices.flatMap((notice) => Object.entries(notice).flatMap(([name, value]) => (value === null ? [] : name)));
    expect(new Set(given)).toEqual(new Set(Object.keys(notices[0] ?? {})));
  });

  it("updateNotification: [NT-02] stored", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    expect(await markNotification("n-100001-1", true)).toEqual({ id: "n-100001-1", read: true });
    expect((await fetchNotices(customerId)).find(({ id }) => id === "n-100001-1")?.read).toBe(true);
    await expect(markNotification("n-100006-1", true)).rejects.toMatchObject({ status: 401 });
  });
});

describe("promotion and vocabulary", () => {
  it("[R65] promo: [PR-01] on with its terms; ended, unknown or of an invalid structure it is off without any, and logged", async () => {
    const logged: unknown[] = [];
    setOnError((_code, name) => logged.push(name));
    await signIn("giulia@esempio.it");
    expect(await fetchPromo("GIULIA-7Q2K")).toMatchObject({ status: true, configuration: { reward: 30, validTo: "2027-03-21" } });
    expect(logged).toEqual([]);
    const off = { status: false, configuration: null };
    for (const friendCode of ["CASI-0FF0", "NESSUNO-0000", "../vouchers"]) expect(await fetchPromo(friendCode)).toEqual(off);
    setFaults([{ match: "GET /api/promo", mode: "json", body: { status: true, configuration: { title: 5 } } }]);
    expect(await fetchPromo("GIULIA-7Q2K")).toEqual(off);
    expect(logged).toEqual(["Api", "Api", "Api", "Api"]);
  });

  it("allLabels: [AP-11] the Italian vocabulary, with nobody signed in", async () => {
    expect(await fetchVocabulary()).toMatchObject({ bills: { loadMoreOne: "Mostra un’altra bolletta" } });
  });
});
