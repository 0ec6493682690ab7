import { findVoucher, listedVouchers } from "@favilla/design-system/vouchers/listedVouchers.ts";
import { describe, expect, it } from "vitest";
import { barcodeWay, downloadWay } from "../../../design-system/src/vouchers/voucherRules.ts";
import { ApiError } from "../../../portal/src/platform/errors/errors.ts";
import {
  fetchRetailChainPoints,
  fetchRetailVoucher,
  fetchRetailVoucherPdf,
  fetchVoucherPdf,
  fetchVoucherService,
  redeemRetailVoucher,
  redeemVoucher,
} from "../../../portal/src/rooms/vouchers/calls.ts";
import { redeemOrFind } from "../../../portal/src/rooms/vouchers/detail/redeem.ts";
import type { Voucher } from "../../../portal/src/rooms/vouchers/voucher.ts";
import { parseVoucher, parseVouchers } from "../../../portal/src/rooms/vouchers/voucher.ts";
import { fetchVoucherRows } from "../../../portal/src/rooms/vouchers/voucherRows.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults, tools } = withClient();

const list = async () => parseVouchers(await fetchVoucherRows());
const own = async (id: string) => (await list()).find((voucher) => voucher.id === id) as Voucher;
const refusal = (code: string) => expect.objectContaining({ reason: "status", serverCode: code });

describe("vouchers", () => {
  it("vouchers: [AP-14] every field of the entity, one in each status, the exchanged one shown as what came of it", async () => {
    await signIn("giulia@esempio.it");
    const vouchers = await list();
    expect(new Set(vouchers.map(({ status }) => status))).toEqual(new Set(["ToBeAssigned", "Assigned", "Expired", "Used"]));
    const used = vouchers.find(({ status }) => status === "Used") as Voucher;
    for (const [name, value] of Object.entries({ ...used, redeemedVoucherId: "-" })) expect([name, value]).not.toEqual([name, null]);
    expect(findVoucher(vouchers, "v-100001-5")?.id).toBe("v-100001-6");
    expect(listedVouchers(vouchers)).toHaveLength(vouchers.length - 1);
  });

  it("vouchers: odd ones are read as well", async () => {
    await signIn("casi@esempio.it");
    const vouchers = await list();
    expect(vouchers).toHaveLength(10);
    expect(vouchers.find(({ id }) => id === "v-100003-2")?.image).toBeNull();
    expect(vouchers.find(({ id }) => id === "v-100003-6")?.status).toBe("Expired");
    expect(vouchers.find(({ id }) => id === "v-100003-4")?.amount).toBe(12.5);
  });

  it("voucherServiceStatus: [VC-09] works, is stopped with the retailer's words, and its failure is swallowed", async () => {
    await signIn("giulia@esempio.it");
    expect(await fetchVoucherService()).toEqual({ status: true, message: null });
    const call = "GET /api/vouchers/service/status";
    setFaults([{ match: call, mode: "json", body: { status: false, message: "Torna domani." } }]);
    expect(await fetchVoucherService()).toEqual({ status: false, message: "Torna domani." });
    for (const mode of ["status", "html", "empty", "reset", "json"] as const) {
      setFaults([{ match: call, mode }]);
      expect(await fetchVoucherService()).toEqual({ status: true, message: null });
    }
  });

  it("voucherPdf: a PDF of the customer's own voucher, otherwise a typed refusal", async () => {
    await signIn("giulia@esempio.it");
    const file = await fetchVoucherPdf("v-100001-2");
    expect([file.type, await file.slice(0, 5).text()]).toEqual(["application/pdf", "%PDF-"]);
    await expect(fetchVoucherPdf("v-100001-1")).rejects.toEqual(refusal("VOUCHER-NOT-REDEEMED"));
    await expect(fetchVoucherPdf("v-100001-4")).rejects.toEqual(refusal("VOUCHER-EXPIRED"));
    await expect(fetchVoucherPdf("v-100003-1")).rejects.toMatchObject({ status: 404 });
  });

  it("voucherPdf: [AP-06] an id that is a path stays in its place", async () => {
    await signIn("casi@esempio.it");
    expect((await fetchVoucherPdf("../../v à 10")).type).toBe("application/pdf");
    await expect(fetchVoucherPdf("../../auth/login")).rejects.toBeInstanceOf(ApiError);
  });

  it("redeemVoucher: [VC-04] [VC-05] what had to be redeemed first is there directly after", async () => {
    await signIn("giulia@esempio.it");
    const voucher = await own("v-100001-1");
    expect([downloadWay(voucher), barcodeWay(voucher)]).toEqual(["redeemFirst", "redeemFirst"]);
    const redeemed = parseVoucher((await redeemVoucher(voucher, "key-1")).wire);
    expect([downloadWay(redeemed), barcodeWay(redeemed)]).toEqual(["direct", "direct"]);
    expect(await own("v-100001-1")).toEqual(redeemed);
    expect((await fetchVoucherPdf(voucher.id)).size).toBeGreaterThan(1000);
    expect((await tools().outbox())[0]).toMatchObject({ to: "giulia@esempio.it", link: "/vouchers/v-100001-1" });
  });

  it("redeemVoucher: [AP-15] pressed ten times, with one key or with many, it is one voucher with one code", async () => {
    await signIn("giulia@esempio.it");
    const voucher = await own("v-100001-7");
    const keys = ["a", "a", "a", "b", "b", "c", "d", "e", "f", "g"];
    const answers = await Promise.all(keys.map((key) => redeemVoucher(voucher, key)));
    expect(new Set(answers.map(({ wire }) => JSON.stringify(wire))).size).toBe(1);
    expect((await tools().outbox()).filter(({ link }) => link?.endsWith("v-100001-7"))).toHaveLength(1);
  });

  it("redeemVoucher: [AP-15] after a lost response the voucher is found in the list, and not redeemed again", async () => {
    const { token } = await signIn("giulia@esempio.it");
    const voucher = await own("v-100001-1");
    setFaults([{ match: "POST /api/vouchers", mode: "reset" }]);
    await expect(redeemOrFind(voucher, "key", fetchVoucherRows)).rejects.toMatchObject({ reason: "network" });
    const body = { origin: "Area riservata web", asset: voucher.asset, account: voucher.account };
    await tools().rest("redeemVoucher", { token, path: { id: voucher.id }, body });
    const found = parseVoucher((await redeemOrFind(voucher, "key", fetchVoucherRows)).wire);
    expect(found).toMatchObject({ id: voucher.id, status: "Assigned" });
  });

  it("redeemVoucher: an expired one and another customer's are refused", async () => {
    await signIn("giulia@esempio.it");
    await expect(redeemVoucher(await own("v-100001-4"), "k1")).rejects.toEqual(refusal("VOUCHER-EXPIRED"));
    await expect(redeemVoucher({ id: "v-100003-3", asset: null, account: "C-100003" }, "k2")).rejects.toEqual(refusal("VOUCHER-NOT-FOUND"));
  });

  it("retailChainPoints: [VC-15] there where the call answers, absent without a card and without an error where it fails", async () => {
    await signIn("giulia@esempio.it");
    expect(await fetchRetailChainPoints()).toEqual({ chain: "Mercato Esempio", points: 1240, updatedAt: "2026-11-20" });
    for (const mode of ["status", "html", "truncated", "json"] as const) {
      setFaults([{ match: "GET /api/retail-chain", mode }]);
      expect(await fetchRetailChainPoints()).toBeNull();
    }
    setFaults([]);
    await signIn("nuovo@esempio.it");
    expect(await fetchRetailChainPoints()).toBeNull();
  });
});

describe("vouchers handed out in a store", () => {
  const code = "GDO-7K2M-9Q4X-31TR";

  it("retailVoucher: [VC-10] by its code, with nobody signed in, however it is typed", async () => {
    const voucher = await fetchRetailVoucher(code);
    expect(voucher).toMatchObject({ id: code, status: "ToBeAssigned", amount: 15 });
    expect(await fetchRetailVoucher(` ${code.toLowerCase()}`)).toEqual(voucher);
    expect((await fetchRetailVoucher("GDO-9B2T-6M3U-18QX")).redeemedVoucherId).toBe("GDO-5H8N-2W6P-77LB");
    for (const unknown of ["GDO-0000-0000-00AA", "v-100001-1", "../vouchers", "' OR 1=1 --", "x".repeat(500)])
      await expect(fetchRetailVoucher(unknown)).rejects.toMatchObject({ status: 404 });
  });

  it("redeemRetailVoucher: [VC-10] [AP-15] once, without a token, then with its PDF", async () => {
    const voucher = await fetchRetailVoucher(code);
    await expect(fetchRetailVoucherPdf(voucher)).rejects.toEqual(refusal("VOUCHER-NOT-REDEEMED"));
    const redeemed = await redeemRetailVoucher(voucher, "key");
    expect([downloadWay(redeemed), barcodeWay(redeemed)]).toEqual(["direct", "direct"]);
    expect(await redeemRetailVoucher(voucher, "another")).toEqual(redeemed);
    expect(await fetchRetailVoucher(code)).toEqual(redeemed);
    expect((await fetchRetailVoucherPdf(redeemed)).type).toBe("application/pdf");
  });

  it("retailVoucherPdf: only with both of its ids", async () => {
    const voucher = await fetchRetailVoucher("GDO-5H8N-2W6P-77LB");
    expect((await fetchRetailVoucherPdf(voucher)).type).toBe("application/pdf");
    await expect(fetchRetailVoucherPdf({ ...voucher, voucherId: "gv-3001" })).rejects.toEqual(refusal("VOUCHER-NOT-FOUND"));
    await expect(fetchRetailVoucherPdf(await fetchRetailVoucher("GDO-6F4A-1R7Y-95KE"))).rejects.toEqual(refusal("VOUCHER-EXPIRED"));
  });
});
