import { expect, it } from "vitest";
import { invoiceFileName } from "./useInvoiceDownload.ts";

it("[S07] [BL-10] a file is named after its bill, with any characters in the number", () => {
  expect(invoiceFileName({ year: 2026, number: "1045231" }, "pdf")).toBe("bolletta-2026-1045231.pdf");
  expect(invoiceFileName({ year: 2026, number: "../a b/c" }, "csv")).toBe("bolletta-2026-a-b-c.csv");
  expect(invoiceFileName({ year: 2026, number: "//" }, "pdf")).toBe("bolletta-2026-senza-numero.pdf");
});
