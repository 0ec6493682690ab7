import type { DatabaseSync } from "node:sqlite";
import type { Customer, Supply } from "@favilla/contract/schema.ts";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import { dayOf } from "../base/dates.ts";
import type { AcceptedReadings } from "../consumption/rows.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { billCsv } from "./csv.ts";
import { billPdf } from "./pdf.ts";
import { readingsOfBill } from "./readings.ts";
import { statementRoutes } from "./statementRoutes.ts";
import { createBillStore } from "./store.ts";
import { listOf, type StoredBill } from "./wire.ts";

/** CSV exists for bills issued after this day (BL-11). */
const lastDayWithoutCsv = "2025-06-30";

/** Bills: list, single, PDF and CSV, for the token's customer only. */
export function billRoutes(database: DatabaseSync, clock: Clock, acceptedOf: AcceptedReadings): Hono<Guarded> {
  const bills = createBillStore(database, clock);
  const hasSupply = database.prepare("SELECT 1 FROM supplies WHERE customer = ? LIMIT 1");
  const customerById = database.prepare("SELECT data FROM customers WHERE id = ?");
  const suppliesByCode = database.prepare("SELECT data FROM supplies WHERE customer = ? AND code IN (SELECT value FROM json_each(?))");

  const requireCustomer = (customer: string, customerCode: string) => {
    if (customer !== customerCode) throw new ApiError("CUSTOMER-NOT-FOUND");
  };

  const document = (signedIn: string, { customer, year, id }: Record<"customer" | "year" | "id", string>): StoredBill => {
    const bill = signedIn === customer ? bills.byId(customer, year, id) : undefined;
    if (!bill) throw new ApiError("BILL-NOT-FOUND");
    return bill;
  };

  const suppliesOf = (customer: string, { wire }: StoredBill): Supply[] => {
    const codes = [wire.FORNITURACOD, ...listOf(wire.DETTAGLI?.DETTAGLIODOCUMENTO).map((detail) => detail.FORNITURACOD)];
    return suppliesByCode.all(customer, JSON.stringify(codes)).map((row) => JSON.parse(String(row["data"])));
  };

  const file = (bill: StoredBill, extension: string) =>
    `attachment; filename="bolletta-${bill.wire.ANNO}-${bill.wire.NUMERO}.${extension}"`;

  return new Hono<Guarded>()
    .route("/", statementRoutes(database, clock))
    .post("/my-billing-details", async (context) => {
      const query = await readBody(context, "myBillingDetails");
      requireCustomer(context.var.customer, query.customerCode);
      if (!hasSupply.get(query.customerCode)) throw new ApiError("SUPPLY-NOT-FOUND");
      const { total, bills: items } = bills.search(query);
      return context.json({ pageNumber: query.pageNumber, pageSize: query.pageSize, totalCount: total, items });
    })
    .post("/my-billing/:year/:number", async (context) => {
      const { customerCode } = await readBody(context, "myBilling");
      requireCustomer(context.var.customer, customerCode);
      const bill = bills.byNumber(customerCode, context.req.param("year"), context.req.param("number"));
      return context.json({ pageNumber: 0, pageSize: 1, totalCount: bill ? 1 : 0, items: bill ? [bill.wire] : [] });
    })
    .get("/invoice/:customer/:year/:id/pdf", async (context) => {
      const bill = document(context.var.customer, context.req.param());
      const customer: Customer = JSON.parse(String(customerById.get(context.var.customer)?.["data"]));
      const supplies = suppliesOf(context.var.customer, bill);
      const own = acceptedOf(context.var.customer);
      const readings = supplies.flatMap((supply) => readingsOfBill(bill.wire, supply, clock.today(), own.get(supply.id)));
      const pdf = await billPdf(bill, customer, supplies, readings);
      return context.body(pdf, 200, { "Content-Type": "application/pdf", "Content-Disposition": file(bill, "pdf") });
    })
    .get("/invoice/:customer/:year/:id/csv", (context) => {
      const bill = document(context.var.customer, context.req.param());
      const issued = dayOf(bill.wire.DATAEMISSIONE);
      if (!issued || issued <= lastDayWithoutCsv) throw new ApiError("BILL-NOT-FOUND", "Per questa bolletta il file CSV non c’è.");
      return context.body(billCsv(bill), 200, { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": file(bill, "csv") });
    });
}
