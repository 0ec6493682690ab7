import { useCallback, useEffect, useRef, useState } from "react";
import { report } from "../../platform/errors/report.ts";
import { saveFile } from "../../platform/export/saveFile.ts";
import { readSession } from "../../platform/session/session.ts";
import type { Bill } from "./bill.ts";
import { fetchInvoice, type InvoiceFormat } from "./calls.ts";
import { invoiceFileName } from "./invoiceFileName.ts";

export interface InvoiceDownload {
  /** File that is being downloaded. */
  busy: { id: string; format: InvoiceFormat } | undefined;
  /** File whose download failed, until another download succeeds. */
  failed: InvoiceDownload["busy"];
  /** Error of the last download, until `dismiss`. */
  error: unknown;
  /** Stable between renders. */
  download: (id: string, format: InvoiceFormat) => void;
  dismiss: () => void;
  /** Cancels the running download: nothing is saved. */
  cancel: () => void;
}

const none: readonly Bill[] = [];

/** Downloads a bill's file, one at a time. Leaving the page cancels the download silently. */
export function useInvoiceDownload(bills: readonly Bill[] = none): InvoiceDownload {
  const [busy, setBusy] = useState<InvoiceDownload["busy"]>();
  const [error, setError] = useState<unknown>();
  const [failed, setFailed] = useState<InvoiceDownload["busy"]>();
  const known = useRef(bills);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    known.current = bills;
  }, [bills]);
  useEffect(() => () => running.current?.abort(), []);

  /** Cancels the running download, if there is one. */
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setBusy(undefined);
  }, []);

  const download = useCallback(
    async (id: string, format: InvoiceFormat) => {
      const bill = known.current.find((each) => String(each.id) === id);
      const session = readSession();
      if (running.current || !bill || !session) return;
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      setFailed(undefined);
      setBusy({ id, format });
      try {
        const file = await fetchInvoice(session.customerId, bill, format, controller.signal);
        if (!controller.signal.aborted) saveFile(file, invoiceFileName(bill, format));
      } catch (failure) {
        if (controller.signal.aborted) return;
        report("Api", { what: "invoice download", error: failure });
        setFailed({ id, format });
        setError(failure);
      } finally {
        if (running.current === controller) cancel();
      }
    },
    [cancel],
  );

  return { busy, failed, error, download, dismiss: useCallback(() => setError(undefined), []), cancel };
}
