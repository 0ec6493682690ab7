import type { Bill } from "./bill.ts";
import type { InvoiceFormat } from "./calls.ts";

/** Returns a file name such as "bolletta-2026-1045231.pdf", with only letters, digits and hyphens. */
export const invoiceFileName = ({ year, number }: Pick<Bill, "year" | "number">, format: InvoiceFormat): string =>
  `bolletta-${year}-${number.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "senza-numero"}.${format}`;
