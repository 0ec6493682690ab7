import type { AccountBalance, StatementChoices, StatementFilter } from "@favilla/design-system/bills/accountBalance.ts";
import { billFilterMessages } from "@favilla/design-system/bills/billFilterMessages.it.ts";
import { inOrder, statementTable, toRow } from "@favilla/design-system/bills/documentRows.ts";
import { billsMessages } from "@favilla/design-system/bills/messages.it.ts";
import type { StatementProgress } from "@favilla/design-system/bills/StatementOrdering.tsx";
import { statementMessages } from "@favilla/design-system/bills/statementMessages.it.ts";
import { statementPageMessages } from "@favilla/design-system/bills/statementPageMessages.it.ts";
import { type StatementQuery, supplyNames } from "@favilla/design-system/bills/statementQuery.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { type FileDownload, type NamedFile, useFileDownload } from "../../../platform/export/useFileDownload.ts";
import { part } from "../../../platform/loading/part.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { today } from "../../../platform/time/today.ts";
import { fetchStatementChoices, fetchWholeStatement } from "./calls.ts";

const exportPart = part("export", () => import("../../../platform/export/exportTable.ts"));

export interface StatementExport extends Omit<FileDownload<ExportFormat>, "start"> {
  /** Saves all documents of the filter, or those given, in the chosen order, one file at a time. */
  save: (format: ExportFormat, chosen?: readonly AccountBalance[]) => void;
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
  const words = {
    ...useMessages(statementPageMessages),
    title,
    statement: useMessages(statementMessages),
    bills: useMessages(billsMessages),
    filter: useMessages(billFilterMessages),
    commodities: useMessages(dataMessages),
  };
  const { start, ...download } = useFileDownload<ExportFormat>("statement export");
  const [progress, setProgress] = useState<StatementProgress>();

  const make = async (
    asked: StatementFilter,
    format: ExportFormat,
    signal: AbortSignal,
    chosen?: readonly AccountBalance[],
  ): Promise<NamedFile> => {
    const day = today();
    const [{ exportFileName, exportTable }, named, balances] = await Promise.all([
      exportPart.load(),
      choices ?? fetchStatementChoices(signal),
      chosen ?? fetchWholeStatement(asked, setProgress, signal),
    ]);
    const names = supplyNames(named);
    const rows = inOrder(
      balances.map((balance) => toRow(balance, { names, today: day })),
      sort,
    );
    return { file: await exportTable(format, statementTable(rows, words), formats), name: exportFileName(`${title} ${day}`, format) };
  };
  const save: StatementExport["save"] = (format, chosen) => {
    if (!filter) return;
    setProgress(undefined);
    void start(format, (signal) => make(filter, format, signal, chosen));
  };
  return { ...download, save, progress };
}
