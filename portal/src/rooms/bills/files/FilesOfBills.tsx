import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { BillFiles, type BillFilesProps } from "@favilla/design-system/bills/BillFiles.tsx";
import { distinctNames } from "@favilla/design-system/bills/readFiles.ts";
import { statementMessages } from "@favilla/design-system/bills/statementMessages.it.ts";
import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { zipSync } from "fflate";
import { ApiError } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { readSession } from "../../../platform/session/session.ts";
import { today } from "../../../platform/time/today.ts";
import { fetchInvoice } from "../calls.ts";
import { invoiceFileName } from "../useInvoiceDownload.ts";

const stops = (error: unknown) =>
  error instanceof ApiError && (error.reason === "network" || error.reason === "timeout" || error.status === 401);

/** Saves one file as it is, several as a ZIP. The name of one that lacks some says so. */
const saveReady: BillFilesProps["save"] = (ready, asked) => {
  const [only] = ready;
  if (only && asked === 1) {
    saveFile(new Blob([only.content], { type: "application/pdf" }), only.fileName);
    return only.fileName;
  }
  const names = distinctNames(ready.map(({ fileName }) => fileName));
  const files = Object.fromEntries(ready.map(({ content }, index) => [names[index] as string, content]));
  const name = `bollette-${today()}${ready.length < asked ? `-${ready.length}-di-${asked}` : ""}.zip`;
  // A PDF is compressed already.
  saveFile(new Blob([zipSync(files, { level: 0 })], { type: "application/zip" }), name);
  return name;
};

/** Saves them, or reports why they could not be: a ZIP of many bills may be more than a device holds. */
const save: BillFilesProps["save"] = (ready, asked) => {
  try {
    return saveReady(ready, asked);
  } catch (error) {
    reportFailure(error, "files of bills");
    throw error;
  }
};

interface FilesOfBillsProps extends Pick<BillFilesProps, "onClose"> {
  bills: readonly AccountBalance[];
}

/** Saves the PDF of each bill: `BillFiles` with data from the servers. */
export function FilesOfBills({ bills, onClose }: FilesOfBillsProps) {
  const words = useMessages(statementMessages);
  const reasonOf = useErrorWords();
  const read: BillFilesProps["read"] = async ({ id }, signal) => {
    const [bill, session] = [bills.find((each) => String(each.id) === id), readSession()];
    if (!bill || !session) throw new ApiError("there is no session", { reason: "status", status: 401 });
    try {
      const file = await fetchInvoice(session.customerId, bill, "pdf", signal);
      return new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      if (!signal.aborted) reportFailure(error, "files of bills");
      throw error;
    }
  };
  const files = bills.map((bill) => ({
    id: String(bill.id),
    title: fill(words.number, { year: bill.year, number: bill.number }),
    fileName: invoiceFileName(bill, "pdf"),
  }));
  return <BillFiles files={files} read={read} save={save} stops={stops} reasonOf={reasonOf} onClose={onClose} />;
}
