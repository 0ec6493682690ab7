import type { DatabaseSync } from "node:sqlite";
import type { Customer } from "@favilla/contract/schema.ts";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf } from "../base/contract.ts";
import type { Outbox } from "../base/outbox.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { readyText } from "./letter.ts";
import { voucherPdf } from "./pdf.ts";
import { createVoucherStore, retailOwner, type VoucherWire } from "./store.ts";

const file = async (voucher: VoucherWire, clock: Clock): Promise<[Uint8Array<ArrayBuffer>, 200, Record<string, string>]> => {
  const name = voucher.id.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const headers = { "Content-Type": "application/pdf", "Content-Disposition": `attachment; filename="voucher-${name}.pdf"` };
  return [await voucherPdf(voucher, clock.now()), 200, headers];
};

/** The vouchers of the token's customer. */
export function voucherRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono<Guarded> {
  const vouchers = createVoucherStore(database, clock);
  const customer = database.prepare("SELECT data FROM customers WHERE id = ?");

  const tell = (owner: string, voucher: VoucherWire): void => {
    const { communicationEmailAddress: to, name }: Customer = JSON.parse(String(customer.get(owner)?.["data"]));
    if (!to) return;
    const text = readyText(name, voucher.promoName);
    outbox.send({ to, kind: "email", subject: "Il tuo buono è pronto", text, link: `/vouchers/${encodeURIComponent(voucher.id)}` });
  };

  return new Hono<Guarded>()
    .get("/", (context) => context.json({ items: vouchers.list(context.var.customer) }))
    .get("/service/status", (context) => context.json({ status: true, message: null } satisfies AnswerOf<"voucherServiceStatus">))
    .get("/:id/pdf", async (context) =>
      context.body(...(await file(vouchers.printable(context.var.customer, context.req.param("id")), clock))),
    )
    .post("/:id/redeem", async (context) => {
      const { asset, account } = await readBody(context, "redeemVoucher");
      const { voucher, first } = vouchers.redeem(context.var.customer, context.req.param("id"), { asset, account });
      if (first) tell(context.var.customer, voucher);
      return context.json(voucher);
    });
}

/** Vouchers of retail stores: the code is the only proof. */
export function retailVoucherRoutes(database: DatabaseSync, clock: Clock): Hono {
  const vouchers = createVoucherStore(database, clock);
  /** The code in its printed form, however it was typed. */
  const printed = (code: string) => code.trim().toUpperCase();
  return new Hono()
    .get("/:code", (context) => context.json(vouchers.find(retailOwner, printed(context.req.param("code")))))
    .get("/:id/:voucherId/pdf", async (context) => {
      const id = printed(context.req.param("id"));
      if (vouchers.find(retailOwner, id).voucherId !== context.req.param("voucherId")) throw new ApiError("VOUCHER-NOT-FOUND");
      return context.body(...(await file(vouchers.printable(retailOwner, id), clock)));
    })
    .post("/:id/redeem", async (context) => {
      const { asset, account } = await readBody(context, "redeemRetailVoucher");
      return context.json(vouchers.redeem(retailOwner, printed(context.req.param("id")), { asset, account }).voucher);
    });
}

/** Points with the retail chain. */
export function retailChainRoutes(database: DatabaseSync): Hono<Guarded> {
  const points = database.prepare("SELECT data FROM points WHERE customer = ?");
  return new Hono<Guarded>().get("/points", (context) => {
    const row = points.get(context.var.customer);
    const none: AnswerOf<"retailChainPoints"> = { chain: "Mercato Esempio", points: null, updatedAt: null };
    return context.json(row ? JSON.parse(String(row["data"])) : none);
  });
}
