import type { InvoiceFormat } from "../api/bills.ts";
import type { Bill } from "./bill.ts";

/** "bolletta-2026-1045231.pdf": only letters, digits and hyphens, whatever the number holds. */
export const invoiceFileName = ({ year, number }: Pick<Bill, "year" | "number">, format: InvoiceFormat): string =>
  `bolletta-${year}-${number.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "senza-numero"}.${format}`;

/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  // Not at once: iPhones read it only when the customer has said yes to the download.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
