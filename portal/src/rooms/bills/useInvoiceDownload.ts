import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { useCallback, useEffect, useRef } from "react";
import { type FileDownload, useFileDownload } from "../../platform/export/useFileDownload.ts";
import { readSession } from "../../platform/session/session.ts";
import { fetchInvoice, type InvoiceFormat } from "./calls.ts";

/** Returns a file name such as "bolletta-2026-1045231.pdf", with only letters, digits and hyphens. */
export const invoiceFileName = ({ year, number }: Pick<Bill, "year" | "number">, format: InvoiceFormat): string =>
  `bolletta-${year}-${number.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "senza-numero"}.${format}`;

/** A bill's file. */
interface Invoice {
  id: string;
  format: InvoiceFormat;
}

export interface InvoiceDownload extends Omit<FileDownload<Invoice>, "start"> {
  /** Stable between renders. */
  download: (id: string, format: InvoiceFormat) => void;
}

const none: readonly Bill[] = [];

/** Downloads a bill's file, one at a time. */
export function useInvoiceDownload(bills: readonly Bill[] = none): InvoiceDownload {
  const { start, ...rest } = useFileDownload<Invoice>("invoice download");
  const loadedBills = useRef(bills);
  useEffect(() => {
    loadedBills.current = bills;
  }, [bills]);

  const download = useCallback(
    (id: string, format: InvoiceFormat) => {
      const bill = loadedBills.current.find((each) => String(each.id) === id);
      const session = readSession();
      if (!bill || !session) return;
      void start({ id, format }, async (signal) => ({
        file: await fetchInvoice(session.customerId, bill, format, signal),
        name: invoiceFileName(bill, format),
      }));
    },
    [start],
  );
  return { ...rest, download };
}
