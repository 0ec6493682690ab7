import { describe, expect, it } from "vitest";
import { billingAddressSchema } from "../../design-system/src/payments/billingAddress.ts";
import { bareSupply, landData } from "./cases/cadastral.ts";
import { addressUpdate } from "./cases/payments.ts";
import { withSandbox } from "./sandbox.ts";

/** Tokens last longer than the days that these tests skip. */
const { inNewWorld } = withSandbox({ accessSeconds: 30 * 86_400 });
const morning = (day: string) => `2026-11-${day}T09:00:00.000Z`;

async function asGiulia() {
  const tools = inNewWorld();
  const { token } = await tools.signIn("giulia@esempio.it");
  /** The response of a call, or the code of its error. */
  const ask = async (name: string, variables: object) => {
    const { data, errors } = await tools.graphql(name, variables, token);
    return errors ? errors[0]?.message : data[name];
  };
  return { ...tools, ask };
}

describe("cadastral data", () => {
  it("[R54] [CD-02] are created if there are none, and belong to the supply from then on", async () => {
    const { ask } = await asGiulia();
    expect(await ask("allCadastrals", { supplyCode: bareSupply })).toEqual([]);
    const created = await ask("createCadastral", { supplyCode: bareSupply, externalSupplyCode: "EXT-100001003", ...landData() });
    expect(created).toMatchObject({
      ...landData(),
      supplyCode: bareSupply,
      externalSupplyCode: "EXT-100001003",
      changeStatus: "Open",
      lastChangeRequestDate: "2026-11-21",
      lastChangeRequestTime: "10:00",
    });
    expect(await ask("allCadastrals", { supplyCode: bareSupply })).toEqual([created]);
    const supplies: { supplyCode: string; cadastrals: string[] }[] = await ask("allSupplies", { customerId: "100001" });
    expect(supplies.find(({ supplyCode }) => supplyCode === bareSupply)?.cadastrals).toEqual([created.id]);
    expect(await ask("createCadastral", { supplyCode: bareSupply, ...landData() })).toBe("CADASTRAL-EXISTS");
  });

  it("[CD-02] are changed if there are some, one change at a time, and confirmed or refused in the end", async () => {
    const { ask, setClock } = await asGiulia();
    const change = (sheet: string) => ask("updateCadastral", { id: "c-100001002", ...landData({ sheet }) });
    const status = async () => (await ask("allCadastrals", { supplyCode: "100001002" }))[0].changeStatus;
    expect(await change("77")).toMatchObject({ sheet: "77", changeStatus: "Open", propertyType: null });
    expect(await change("78")).toBe("SF-OTHER-REQUEST-PENDING-ERROR");
    await setClock(morning("22"));
    expect([await status(), await change("78")]).toEqual(["InProgress", "SF-OTHER-REQUEST-PENDING-ERROR"]);
    await setClock(morning("24"));
    expect(await status()).toBe("ClosedSuccessfully");
    await change("999");
    await setClock(morning("28"));
    expect(await status()).toBe("ClosedWithFailure");
  });

  it.each([
    { sheet: "12a" },
    { sheet: "" },
    { sheet: "1".repeat(11) },
    { particle: " " },
    { particle: "١٢" },
    { subordinate: "1-2" },
    { urbanSection: "A-1" },
    { urbanSection: "a b" },
    { city: " " },
    { city: "x".repeat(61) },
    { city: "Rimini\u0007" },
    { holderTitle: 0 },
    { holderTitle: 5 },
    { propertyType: "A/2" },
  ])("are refused with %j", async (wrong) => {
    const { ask } = await asGiulia();
    expect(await ask("createCadastral", { supplyCode: bareSupply, ...landData(wrong) })).toBe("Parameters");
    expect(await ask("allCadastrals", { supplyCode: bareSupply })).toEqual([]);
  });

  it("of another customer cannot be read or changed", async () => {
    const { ask } = await asGiulia();
    expect(await ask("allCadastrals", { supplyCode: "100002001" })).toBe("AccessDeniedError");
    expect(await ask("createCadastral", { supplyCode: "100002001", ...landData() })).toBe("AccessDeniedError");
    expect(await ask("updateCadastral", { id: "c-100002001", ...landData() })).toBe("AccessDeniedError");
    expect(await ask("allStatusRequests", { customerId: "100002" })).toBe("AccessDeniedError");
  });
});

describe("status requests", () => {
  it("are listed newest first, in every state, and a customer may have none", async () => {
    const { ask, graphql, signIn } = await asGiulia();
    const list: { status: string; date: string; createdAt: string; id: string }[] = await ask("allStatusRequests", {
      customerId: "100001",
    });
    expect(list.map(({ status }) => status)).toEqual(["Open", "InProgress", "ClosedWithFailure", "ClosedSuccessfully"]);
    expect(list.map(({ createdAt }) => createdAt)).toEqual(
      list
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const [customer] = await ask("allCustomers", { filter: { customerId: "100001" } });
    expect(new Set(customer.statusRequests)).toEqual(new Set(list.map(({ id }) => id)));
    const { token } = await signIn("nuovo@esempio.it");
    expect((await graphql("allStatusRequests", { customerId: "100004" }, token)).data.allStatusRequests).toEqual([]);
  });
});

describe("billing addresses", () => {
  it("[BA-08] keep every field that is sent, and the moment only of one inserted by hand", async () => {
    const { ask } = await asGiulia();
    const typed = addressUpdate({ manualInsert: true, manualInsertDate: "2026-11-21T08:59:00.000Z" });
    expect(await ask("updateBillingAddress", typed)).toEqual(typed);
    expect(await ask("billingAddresses", { supplyCode: "100001001" })).toEqual([typed]);
    expect(await ask("updateBillingAddress", addressUpdate({ manualInsert: true }))).toMatchObject({ manualInsertDate: morning("21") });
    const suggested = { ...typed, manualInsert: false };
    expect(await ask("updateBillingAddress", suggested)).toMatchObject({
      staircase: "B",
      internal: "5",
      floor: "2",
      toponym: "Via",
      manualInsertDate: null,
    });
    const [request] = await ask("allStatusRequests", { customerId: "100001" });
    expect(request).toMatchObject({ type: "BillingAddressChange", status: "Open", date: "2026-11-21" });
  });

  it("[BA-08] one of a supply's is active, and comes first", async () => {
    const { ask } = await asGiulia();
    const own = async () =>
      (await ask("billingAddresses", { supplyCode: "100001003" })).map(({ id, active }: { id: string; active: boolean }) => [id, active]);
    const [now, old] = ["ba-100001003", "ba-100001003-0"];
    expect(await own()).toEqual([
      [now, true],
      [old, false],
    ]);
    await ask("updateBillingAddress", addressUpdate({ id: old, supplyCode: "100001003", active: true }));
    expect(await own()).toEqual([
      [old, true],
      [now, false],
    ]);
    await ask("updateBillingAddress", addressUpdate({ active: false }));
    expect((await ask("billingAddresses", { supplyCode: "100001001" }))[0].active).toBe(true);
  });

  it("[BA-14] the active one is the postal address of the supply's payment term", async () => {
    const { ask } = await asGiulia();
    const postal = async (supplyCode: string) => (await ask("allBillings", { supplyCode }))[0].postal.address;
    await ask("updateBillingAddress", addressUpdate());
    expect(await postal("100001001")).toBe("Via dei Portici Inventati 12/A, 40121 Bologna BO");
    await ask("updateBillingAddress", addressUpdate({ address: "dei Tigli", civicNumber: "1", provinceCode: "bo" }));
    expect(await postal("100001001")).toBe("Via dei Tigli 1, 40121 Bologna BO");

    const old = { id: "ba-100001003-0", supplyCode: "100001003" };
    const before = await postal("100001003");
    await ask("updateBillingAddress", addressUpdate({ ...old, active: false }));
    expect(await postal("100001003")).toBe(before);
    await ask("updateBillingAddress", addressUpdate({ ...old, active: true }));
    expect(await postal("100001003")).toBe("Via dei Portici Inventati 12/A, 40121 Bologna BO");
  });

  it.each([
    { name: " " },
    { surname: "" },
    { address: "Via F" },
    { civicNumber: "" },
    { provinceCode: "B" },
    { provinceCode: "B1" },
    { city: "B" },
    { postalCode: "4012" },
    { floor: "x".repeat(101) },
    { city: "Bologna\n" + "x" },
    { manualInsertDate: "ieri" },
    { supplyCode: "100001002" },
    { internal: "😀".repeat(101) },
    { address: "dell'Olmo\tvecchio" },
    { toponym: "Via", address: "Via" },
    { toponym: "Via\u200b", address: "Via" },
    { toponym: null, address: "Via\u200b\u200b\u200b" },
    { toponym: null, address: "Via    X" },
    { name: "\u200b" },
    { city: "B\ufeff\u200b" },
    { postalCode: "4012\u200b" },
  ])("[BA-18] are refused with %j", async (wrong) => {
    const { ask } = await asGiulia();
    expect(await ask("updateBillingAddress", addressUpdate(wrong))).toBe("Parameters");
    expect(await ask("updateBillingAddress", addressUpdate({ ...wrong, id: "ba-100002001" }))).toBe("AccessDeniedError");
  });
});

describe("[BA-18] form and servers have the same verdict about an address", () => {
  const optional = { toponym: "", staircase: "", floor: "", internal: "" };

  it.each([
    { internal: "😀".repeat(51) },
    { internal: "😀".repeat(100) },
    { internal: "😀".repeat(101) },
    { internal: `${"1".repeat(100)} ` },
    { internal: "1".repeat(101) },
    { address: "dell'Olmo\tvecchio" },
    { toponym: "Via", address: "Via" },
    { toponym: "Via", address: "Via Po" },
    { toponym: "Via", address: "Po" },
    { toponym: "", address: "Via\u200b\u200b\u200b" },
  ])("%j", async (change) => {
    const { ask } = await asGiulia();
    const typed = addressUpdate({ ...optional, ...change });
    const { success, data } = billingAddressSchema.safeParse(typed);
    const answer = await ask("updateBillingAddress", { ...typed, ...data });
    expect(answer !== "Parameters").toBe(success);
  });

  it("a text of 100 characters is saved without the spaces around it", async () => {
    const { ask } = await asGiulia();
    const internal = "1".repeat(100);
    expect(await ask("updateBillingAddress", addressUpdate({ internal: ` ${internal} ` }))).toMatchObject({ internal });
  });
});

describe("a supply", () => {
  it("is renamed, shows any text as it was written, and keeps its name where the new one is refused", async () => {
    const { ask } = await asGiulia();
    const name = 'Casa "blu" {x} \\u0041 <b>l\'orto</b>';
    expect(await ask("updateSupply", { id: "s-100001002", name: `  ${name} ` })).toMatchObject({ nickname: name });
    for (const wrong of ["", "  ", "x".repeat(61), "a\u0000b"])
      expect(await ask("updateSupply", { id: "s-100001002", name: wrong })).toBe("Parameters");
    const supplies: { id: string; nickname: string }[] = await ask("allSupplies", { customerId: "100001" });
    expect(supplies.find(({ id }) => id === "s-100001002")?.nickname).toBe(name);
    expect(await ask("updateSupply", { id: "s-100002001", name })).toBe("AccessDeniedError");
  });

  it("[SU-14] is renamed with 60 emoji, and refused with 61", async () => {
    const { ask } = await asGiulia();
    const name = "🔥".repeat(60);
    expect(await ask("updateSupply", { id: "s-100001002", name })).toMatchObject({ nickname: name });
    expect(await ask("updateSupply", { id: "s-100001002", name: `${name}🔥` })).toBe("Parameters");
  });
});

it("telephone prefixes come by value, Italy's among them", async () => {
  const { ask } = await asGiulia();
  const list: { label: string; value: string }[] = await ask("allPhonePrefixes", {});
  const values = list.map(({ value }) => Number(value));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(list).toContainEqual({ label: "Italia (+39)", value: "39" });
  expect(await ask("allPhonePrefixes", { sort: { field: "value", order: "desc" } })).toEqual(list.toReversed());
});
