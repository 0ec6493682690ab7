import type { Tools } from "../tools.ts";
import type { Probe, RestCases, Room } from "./cases.ts";

const giulia = "giulia@esempio.it";
const web = { origin: "Area riservata web", asset: "EXT-100001001", account: "C-100001" };
const retail = { origin: "Fisico GDO", asset: null, account: "MERCATO-ESEMPIO" };
const codes = { fresh: "GDO-7K2M-9Q4X-31TR", redeemed: "GDO-5H8N-2W6P-77LB", expired: "GDO-6F4A-1R7Y-95KE" };

const pdf =
  (id: string) =>
  async ({ rest, signIn }: Tools) =>
    rest("voucherPdf", { token: (await signIn(giulia)).token, path: { id } });
const redeem =
  (id: string) =>
  async ({ rest, signIn }: Tools) =>
    rest("redeemVoucher", { token: (await signIn(giulia)).token, path: { id }, body: web });
const retailPdf =
  (id: string, voucherId: string) =>
  ({ rest }: Tools) =>
    rest("retailVoucherPdf", { path: { id, voucherId } });
const retailRedeem =
  (id: string) =>
  ({ rest }: Tools) =>
    rest("redeemRetailVoucher", { path: { id }, body: retail });

const rest: RestCases = {
  vouchers: { 200: async ({ rest, signIn }) => rest("vouchers", { token: (await signIn(giulia)).token }) },
  voucherServiceStatus: { 200: async ({ rest, signIn }) => rest("voucherServiceStatus", { token: (await signIn(giulia)).token }) },
  voucherPdf: {
    200: pdf("v-100001-2"),
    "404 VOUCHER-NOT-FOUND": pdf("v-100003-1"),
    "409 VOUCHER-NOT-REDEEMED": pdf("v-100001-1"),
    "409 VOUCHER-EXPIRED": pdf("v-100001-4"),
  },
  redeemVoucher: {
    200: redeem("v-100001-1"),
    "404 VOUCHER-NOT-FOUND": redeem("v-100003-3"),
    "409 VOUCHER-EXPIRED": redeem("v-100001-4"),
    "422 IDEMPOTENCY-KEY-REUSED": async ({ rest, signIn }) => {
      const { token } = await signIn(giulia);
      const sent = { token, body: web, idempotencyKey: "once" };
      await rest("redeemVoucher", { ...sent, path: { id: "v-100001-1" } });
      return rest("redeemVoucher", { ...sent, path: { id: "v-100001-7" } });
    },
  },
  retailVoucher: {
    200: ({ rest }) => rest("retailVoucher", { path: { code: codes.fresh } }),
    "404 VOUCHER-NOT-FOUND": ({ rest }) => rest("retailVoucher", { path: { code: "GDO-0000-0000-00AA" } }),
  },
  retailVoucherPdf: {
    200: retailPdf(codes.redeemed, "gv-3002"),
    "404 VOUCHER-NOT-FOUND": retailPdf(codes.redeemed, "gv-3003"),
    "409 VOUCHER-NOT-REDEEMED": retailPdf(codes.fresh, "gv-3001"),
    "409 VOUCHER-EXPIRED": retailPdf(codes.expired, "gv-3004"),
  },
  redeemRetailVoucher: {
    200: retailRedeem(codes.fresh),
    "404 VOUCHER-NOT-FOUND": retailRedeem("v-100001-1"),
    "409 VOUCHER-EXPIRED": retailRedeem(codes.expired),
    "422 IDEMPOTENCY-KEY-REUSED": async ({ rest }) => {
      await rest("redeemRetailVoucher", { path: { id: codes.fresh }, body: retail, idempotencyKey: "once" });
      return rest("redeemRetailVoucher", { path: { id: codes.redeemed }, body: retail, idempotencyKey: "once" });
    },
  },
  retailChainPoints: { 200: async ({ rest, signIn }) => rest("retailChainPoints", { token: (await signIn(giulia)).token }) },
};

interface List {
  items: { id: string; barcode?: string | null; assignmentDate?: string | null; status: string }[];
}

/** The list, and the documents of the first three that may be downloaded. */
const vouchers: Probe = async ({ rest, session: { token } }) => {
  const list = await rest("vouchers", { token });
  const { items } = (await list.clone().json()) as List;
  const printable = items.filter(
    ({ status, barcode, assignmentDate }) => ["Assigned", "Used"].includes(status) && barcode && assignmentDate,
  );
  const pdfs = printable
    .slice(0, 3)
    .map(async ({ id }) => ({ name: "voucherPdf" as const, answer: await rest("voucherPdf", { token, path: { id } }) }));
  return [{ name: "vouchers", answer: list }, ...(await Promise.all(pdfs))];
};

const services: Probe = async ({ rest, session: { token } }) => [
  { name: "voucherServiceStatus", answer: await rest("voucherServiceStatus", { token }) },
  { name: "retailChainPoints", answer: await rest("retailChainPoints", { token }) },
  { name: "retailVoucher", answer: await rest("retailVoucher", { path: { code: "GDO-0000-0000-00AA" } }) },
];

export const vouchersRoom: Room = { rest, graphql: {}, probes: [vouchers, services], graphqlProbes: [] };
