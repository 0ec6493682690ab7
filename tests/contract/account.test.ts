import { describe, expect, it } from "vitest";
import { outcomeOf } from "./openapi.ts";
import { type Tools, withSandbox } from "./sandbox.ts";

const { inNewWorld } = withSandbox();

async function signedIn(email = "giulia@esempio.it", tools: Tools = inNewWorld()) {
  const { token, customerId } = await tools.signIn(email);
  const ask = (name: string, variables: object) => tools.graphql(name, variables, token);
  const own = async (name: string) => (await ask(name, { customerId })).data[name];
  return { ...tools, token, customerId, ask, own };
}

describe("contact details", () => {
  it("[PF-04] change one at a time, and say when", async () => {
    const { ask, own, customerId, setClock } = await signedIn();
    await setClock("2026-11-21T09:05:00.000Z");
    const { data } = await ask("updateCustomer", { customerId, phone: "3331234567", alertNotifications: null });
    expect(data.updateCustomer).toMatchObject({ phone: "3331234567", alertNotifications: true, updatedAt: "2026-11-21T09:05:00.000Z" });
    const [again] = (await ask("allCustomers", { filter: { customerId } })).data.allCustomers;
    expect(again).toEqual(data.updateCustomer);
    expect((await own("allResidences"))[0].id).toBe(again.residences[0]);
  });

  it("[PF-04] an invalid phone number changes nothing, and no other field can be changed", async () => {
    const { ask, customerId, call, token } = await signedIn();
    const before = await ask("allCustomers", { filter: { customerId } });
    for (const phone of ["", " ", "333", "333-1234567", "++3331234567", "٣٣٣١٢٣٤٥٦٧", "1".repeat(16), "3331234567\n"])
      expect([phone, (await ask("updateCustomer", { customerId, phone })).errors?.[0]?.extensions.code]).toEqual([phone, "Parameters"]);
    const query = `mutation { updateCustomer(customerId: "${customerId}", fiscalCode: "X") { customerId } }`;
    expect(await (await call("/admin/api", { token, body: { query } })).json()).toHaveProperty("errors");
    expect(await ask("allCustomers", { filter: { customerId } })).toEqual(before);
  });
});

describe("consents", () => {
  it("[PF-06] change as they are sent; missing ones stay", async () => {
    const { ask, own } = await signedIn();
    const [before] = await own("allPrivacies");
    const { data } = await ask("updatePrivacy", { id: before.id, privacy10: true, privacy4: false, privacy5: null });
    expect(data.updatePrivacy).toEqual({ ...before, privacy10: true, privacy4: false });
    expect(await own("allPrivacies")).toEqual([data.updatePrivacy]);
  });

  it("[PF-06] several at the same moment are all stored", async () => {
    const { ask, own } = await signedIn("silenzioso@esempio.it");
    const names = ["privacy4", "privacy5", "privacy6", "privacy7", "privacy8", "privacy9", "privacy10"];
    await Promise.all(names.map((name) => ask("updatePrivacy", { id: "p-100006", [name]: true })));
    const [after] = await own("allPrivacies");
    expect(names.map((name) => after[name])).toEqual(names.map(() => true));
  });

  it("of another customer cannot be read, nor changed", async () => {
    const { ask } = await signedIn();
    const refused = [
      await ask("allPrivacies", { customerId: "100002" }),
      await ask("allResidences", { customerId: "100002" }),
      await ask("updatePrivacy", { id: "p-100002", privacy4: true }),
      await ask("updateCustomer", { customerId: "100002", phone: "3331234567" }),
      await ask("updateNotification", { id: "n-100002-1", read: true }),
    ];
    for (const { errors } of refused) expect(errors?.[0]?.message).toBe("AccessDeniedError");
    const other = await signedIn("condominio@esempio.it");
    expect((await other.own("allPrivacies"))[0].privacy4).toBe(false);
  });
});

describe("notifications", () => {
  it("[NT-02] are read and unread again, for this customer only", async () => {
    const { ask, own } = await signedIn();
    const ids = async () =>
      ((await own("allNotifications")) as { id: string; read: boolean }[]).filter(({ read }) => read).map(({ id }) => id);
    const before = await ids();
    await ask("updateNotification", { id: "n-100001-1", read: true });
    expect(new Set(await ids())).toEqual(new Set([...before, "n-100001-1"]));
    await ask("updateNotification", { id: "n-100001-1", read: false });
    expect(await ids()).toEqual(before);
  });

  it("[NT-01] come newest first, or oldest first on request", async () => {
    const { ask, customerId } = await signedIn();
    const ids = async (sort?: object) =>
      ((await ask("allNotifications", { customerId, sort })).data.allNotifications as { id: string }[]).map(({ id }) => id);
    expect(await ids({ field: "createdAt", order: "asc" })).toEqual((await ids()).toReversed());
  });
});

describe("the promotion", () => {
  const promo = async (tools: Tools, email: string, friendCode: string) => {
    const { token } = await tools.signIn(email);
    const answer = await tools.rest("promo", { token, path: { friendCode } });
    return (await answer.json()) as { status: boolean; configuration: { validTo: string } | null };
  };

  it("is on until its last day has passed, and off for an unknown code", async () => {
    const tools = inNewWorld();
    expect(await promo(tools, "giulia@esempio.it", "GIULIA-7Q2K")).toMatchObject({ status: true });
    expect(await promo(tools, "casi@esempio.it", "CASI-0FF0")).toMatchObject({ status: false, configuration: { title: "Porta un amico" } });
    for (const unknown of ["NESSUNO-0000", "giulia-7q2k", "' OR 1=1 --", "x".repeat(2000)])
      expect(await promo(tools, "giulia@esempio.it", unknown)).toEqual({ status: false, configuration: null });
    await tools.setClock("2027-03-21T22:59:00.000Z");
    expect((await promo(tools, "giulia@esempio.it", "GIULIA-7Q2K")).status).toBe(true);
    await tools.setClock("2027-03-21T23:00:00.000Z");
    expect((await promo(tools, "giulia@esempio.it", "GIULIA-7Q2K")).status).toBe(false);
  });

  it("needs a token", async () => {
    expect(await outcomeOf(await inNewWorld().rest("promo", { path: { friendCode: "GIULIA-7Q2K" } }))).toBe("401 AUTH-FAILED");
  });
});
