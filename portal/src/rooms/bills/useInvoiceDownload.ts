import { useCallback, useEffect, useRef } from "react";
import { type Download, useDownload } from "../../platform/export/useDownload.ts";
import { readSession } from "../../platform/session/session.ts";
import type { Bill } from "./bill.ts";
import { fetchInvoice, type InvoiceFormat } from "./calls.ts";
import { invoiceFileName } from "./invoiceFileName.ts";

/** A bill's file. */
interface Invoice {
  id: string;
  format: InvoiceFormat;
}

export interface InvoiceDownload extends Omit<Download<Invoice>, "start"> {
  /** Stable between renders. */
  download: (id: string, format: InvoiceFormat) => void;
}

const none: readonly Bill[] = [];

/** Downloads a bill's file, one at a time. */
export function useInvoiceDownload(bills: readonly Bill[] = none): InvoiceDownload {
  const { start, ...rest } = useDownload<Invoice>("invoice download");
  const known = useRef(bills);
  useEffect(() => {
    known.current = bills;
  }, [bills]);

  const download = useCallback(
    (id: string, format: InvoiceFormat) => {
      const bill = known.current.find((each) => String(each.id) === id);
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
