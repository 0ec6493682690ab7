import { describe, expect, it } from "vitest";
import { retailSamples } from "../../sandbox/src/seed/vouchers.ts";
import type { VoucherWire } from "../../sandbox/src/vouchers/store.ts";
import { outcomeOf } from "./openapi.ts";
import { type Tools, withSandbox } from "./sandbox.ts";

const { inNewWorld } = withSandbox();
const web = { origin: "Area riservata web", asset: "EXT-100001001", account: "C-100001" };
const retail = { origin: "Fisico GDO", asset: null, account: "MERCATO-ESEMPIO" };

async function signedIn(email = "giulia@esempio.it", tools: Tools = inNewWorld()) {
  const { token } = await tools.signIn(email);
  const list = async () => ((await (await tools.rest("vouchers", { token })).json()) as { items: VoucherWire[] }).items;
  const one = async (id: string) => (await list()).find((voucher) => voucher.id === id) as VoucherWire;
  const redeem = (id: string, body: unknown = web) => tools.rest("redeemVoucher", { token, path: { id }, body });
  const pdf = (id: string) => tools.rest("voucherPdf", { token, path: { id } });
  return { ...tools, token, list, one, redeem, pdf };
}

describe("redeeming", () => {
  it("[VC-10] [AP-15, VC-16] assigns barcode, serial number and date once, also to twenty at the same moment", async () => {
    const { redeem, one, outbox } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem("v-100001-1")));
    const vouchers = (await Promise.all(answers.map((answer) => answer.json()))) as VoucherWire[];
    expect(vouchers[0]).toMatchObject({ status: "Assigned", assignmentDate: "2026-11-20T23:00:00.000Z" });
    expect(vouchers[0]?.barcode).toMatch(/^FV2026\d{6}$/);
    for (const voucher of vouchers) expect(voucher).toEqual(vouchers[0]);
    expect(await one("v-100001-1")).toEqual(vouchers[0]);
    expect((await outbox()).filter(({ link }) => link === "/vouchers/v-100001-1")).toHaveLength(1);
  });

  it("gives each voucher a code of its own", async () => {
    const { redeem, list } = await signedIn();
    await Promise.all(["v-100001-1", "v-100001-7"].map((id) => redeem(id)));
    const codes = (await list()).flatMap(({ barcode }) => barcode ?? []);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("[VC-16] answers one that was redeemed or used as it is", async () => {
    const { redeem, one, outbox } = await signedIn();
    for (const id of ["v-100001-2", "v-100001-3"]) {
      const before = await one(id);
      expect(await (await redeem(id)).json()).toEqual(before);
      expect(await one(id)).toEqual(before);
    }
    expect((await outbox()).filter(({ link }) => link?.startsWith("/vouchers/"))).toEqual([]);
  });

  it("refuses a voucher granted to somebody else, an origin of another channel, and bodies that are not the contract's", async () => {
    const { redeem, one } = await signedIn();
    const bodies: unknown[] = ["{", "[]", null, {}, { ...web, origin: "Fisico GDO" }, { ...web, more: 1 }, { ...web, account: 5 }];
    const wrong = [
      { ...web, asset: "EXT-100003001" },
      { ...web, account: "C-100003" },
      { ...web, asset: null },
    ];
    for (const body of [...bodies, ...wrong, { ...web, asset: "x".repeat(61) }, { ...web, asset: "' OR 1=1 --" }])
      expect([body, await outcomeOf(await redeem("v-100001-1", body))]).toEqual([body, "400 Parameters"]);
    expect((await one("v-100001-1")).status).toBe("ToBeAssigned");
  });

  it("returns no data of another customer, and none for an odd id", async () => {
    const { redeem, pdf, list } = await signedIn();
    for (const id of ["v-100003-3", "v-100003-1", "GDO-7K2M-9Q4X-31TR", "' OR 1=1 --", "..", "x".repeat(2000)]) {
      expect((await redeem(id)).status).toBe(404);
      expect((await pdf(id)).status).toBe(404);
    }
    expect((await list()).every(({ account }) => account === "C-100001")).toBe(true);
  });
});

describe("the last day", () => {
  it("[VC-17] is a day to redeem; the day after, in Rome, the voucher has expired", async () => {
    const tools = inNewWorld();
    const now = await signedIn("giulia@esempio.it", tools);
    expect((await now.one("v-100001-7")).status).toBe("ToBeAssigned");
    await tools.setClock("2026-11-22T22:59:00.000Z");
    const before = await signedIn("giulia@esempio.it", tools);
    expect((await before.one("v-100001-7")).status).toBe("ToBeAssigned");
    await tools.setClock("2026-11-22T23:00:00.000Z");
    const after = await signedIn("giulia@esempio.it", tools);
    expect((await after.one("v-100001-7")).status).toBe("Expired");
    expect(await outcomeOf(await after.redeem("v-100001-7"))).toBe("409 VOUCHER-EXPIRED");
  });

  it("[VC-17] also ends a redeemed voucher, but not a used one", async () => {
    const tools = inNewWorld();
    await (await signedIn("giulia@esempio.it", tools)).redeem("v-100001-7");
    await tools.setClock("2027-06-01T10:00:00.000Z");
    const { list, pdf } = await signedIn("giulia@esempio.it", tools);
    const statuses = Object.fromEntries((await list()).map(({ id, status }) => [id.at(-1), status]));
    expect(statuses).toMatchObject({ 1: "Expired", 2: "Expired", 3: "Used", 7: "Expired" });
    expect(await outcomeOf(await pdf("v-100001-2"))).toBe("409 VOUCHER-EXPIRED");
    expect((await pdf("v-100001-3")).status).toBe(200);
  });
});

describe("vouchers of stores", () => {
  it("[VC-10] belong to no customer: each sample shows its documented state, and a token changes nothing", async () => {
    const { call, rest, token } = await signedIn();
    expect(await (await call("/sandbox/retail-vouchers")).json()).toEqual(retailSamples);
    const answers = await Promise.all(retailSamples.map(({ code }) => rest("retailVoucher", { path: { code } })));
    const vouchers = (await Promise.all(answers.map((answer) => answer.json()))) as VoucherWire[];
    expect(vouchers.map(({ status }) => status)).toEqual(["ToBeAssigned", "Assigned", "Used", "Expired", "Assigned"]);
    expect(vouchers[4]?.redeemedVoucherId).toBe(retailSamples[1].code);
    const [{ code }] = retailSamples;
    expect(await (await rest("retailVoucher", { path: { code }, token })).json()).toEqual(vouchers[0]);
    expect(await outcomeOf(await rest("voucherPdf", { token, path: { id: retailSamples[1].code } }))).toBe("404 VOUCHER-NOT-FOUND");
  });

  it("[VC-10] [AP-15] are redeemed once, with the origin of stores only", async () => {
    const { rest } = inNewWorld();
    const path = { id: retailSamples[0].code };
    expect(await outcomeOf(await rest("redeemRetailVoucher", { path, body: { ...retail, origin: web.origin } }))).toBe("400 Parameters");
    const answers = await Promise.all(Array.from({ length: 10 }, () => rest("redeemRetailVoucher", { path, body: retail })));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await outcomeOf(await rest("redeemVoucher", { path, body: web }))).toBe("401 AUTH-FAILED");
  });
});
