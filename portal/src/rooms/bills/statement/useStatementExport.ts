import type { AccountBalance, StatementChoices, StatementFilter } from "@favilla/design-system/bills/accountBalance.ts";
import type { StatementProgress } from "@favilla/design-system/bills/StatementOrdering.tsx";
import { type StatementQuery, supplyNames } from "@favilla/design-system/bills/statementQuery.ts";
import { useStatementTable } from "@favilla/design-system/bills/useStatementTable.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { type FileDownload, useFileDownload } from "../../../platform/export/useFileDownload.ts";
import { part } from "../../../platform/loading/part.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { today } from "../../../platform/time/today.ts";
import { fetchStatementChoices, fetchWholeStatement } from "./calls.ts";

const exportPart = part("export", () => import("@favilla/design-system/files/tableFile.ts"));

/** A file, of all documents of the filter unless some were chosen. */
interface Job {
  format: ExportFormat;
  chosen: readonly AccountBalance[] | undefined;
}

export interface StatementExport extends Pick<FileDownload<Job>, "error" | "dismiss" | "cancel"> {
  /** The file that is being made. */
  busy: ExportFormat | undefined;
  /** Saves all documents of the filter, or those given, in the chosen order, one file at a time. */
  save: (format: ExportFormat, chosen?: readonly AccountBalance[]) => void;
  /** Makes the file that failed once more, of the same documents. Undefined unless the last one failed. */
  retry: (() => void) | undefined;
  /** Documents that have come for the running export. */
  progress: StatementProgress | undefined;
}

/** Saves the statement as a file: all documents that match the filter, not only those on screen (AS-07). */
export function useStatementExport(
  { sort }: StatementQuery,
  filter: StatementFilter | null,
  choices: StatementChoices | undefined,
): StatementExport {
  const { accountStatement: title } = useMessages(pagesMessages);
  const formats = useFormats();
  const tableOf = useStatementTable(title);
  const { start, busy, failed, ...download } = useFileDownload<Job>("statement export");
  const [progress, setProgress] = useState<StatementProgress>();

  const make = async (asked: StatementFilter, format: ExportFormat, signal: AbortSignal, chosen?: readonly AccountBalance[]) => {
    const day = today();
    const [{ tableFile }, named, balances] = await Promise.all([
      exportPart.load(),
      choices ?? fetchStatementChoices(signal),
      chosen ?? fetchWholeStatement(asked, setProgress, signal),
    ]);
    return tableFile(format, tableOf(balances, sort, { names: supplyNames(named), today: day }), formats, `${title} ${day}`);
  };
  const save: StatementExport["save"] = (format, chosen) => {
    if (!filter) return;
    setProgress(undefined);
    void start({ format, chosen }, (signal) => make(filter, format, signal, chosen));
  };
  return { ...download, busy: busy?.format, save, retry: failed && (() => save(failed.format, failed.chosen)), progress };
}
