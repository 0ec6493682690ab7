import { useState } from "react";
import { useMoneyText } from "../data/discreetText.ts";
import type { ExportFormat } from "../data/ExportMenu.tsx";
import { useWideWindow } from "../layout/useWideWindow.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import type { AccountStatementTableProps } from "./AccountStatementTable.tsx";
import type { AccountBalance, LoadedDocuments } from "./accountBalance.ts";
import { ChosenActions } from "./ChosenActions.tsx";
import { statementPageMessages } from "./statementPageMessages.it.ts";
import { suppliesTableMessages } from "./suppliesTableMessages.it.ts";
import { sumOf } from "./suppliesWithBills.ts";

const nothing: ReadonlySet<string> = new Set();

/** Before the documents come. */
const none = { fetched: [] as readonly AccountBalance[], complete: true };

/** So many years have a button of their own. */
const mostYears = 4;

/** Saves documents as files. */
export interface StatementFiles {
  /** Saves all documents of the filter, shown or not, or those that were chosen. */
  onExport: (format: ExportFormat, chosen?: readonly AccountBalance[]) => void;
  /** Saves the PDF of each of these documents. In wide windows they are chosen in the table. @default no choice */
  onFiles?: ((documents: readonly AccountBalance[]) => void) | undefined;
}

/**
 * Manages the documents that are chosen in the statement's table: which, their sum, and what is done with them. A year of which only a part
 * has come has no button.
 */
export function useStatementChoice(
  pages: LoadedDocuments | undefined,
  { onFiles, onExport }: StatementFiles,
): AccountStatementTableProps["choice"] {
  const words = useMessages(statementPageMessages);
  const sumWords = useMessages(suppliesTableMessages);
  const { formatCount, formatNumber } = useNumberFormats();
  const money = useMoneyText();
  const isWide = useWideWindow();
  const [chosen, setChosen] = useState(nothing);
  if (!onFiles || !isWide) return undefined;
  const { fetched, complete } = pages ?? none;
  const idOf = ({ id }: AccountBalance) => String(id);
  const taken = fetched.filter((document) => chosen.has(idOf(document)));
  const years = [...new Set(fetched.map(({ year }) => year))].sort((one, other) => other - one);
  return {
    chosen,
    onChoose: setChosen,
    all: fetched.map(idOf),
    allText: complete ? undefined : fill(words.chooseLoaded, { count: formatNumber(fetched.length) }),
    sum: formatCount(sumWords.billOne, sumWords.billOther, taken.length, { sum: money(sumOf(taken.map(({ amount }) => amount))) }),
    groups: (complete ? years : years.slice(0, -1)).slice(0, mostYears).map((year) => ({
      label: fill(words.wholeYear, { year: String(year) }),
      keys: fetched.filter((document) => document.year === year).map(idOf),
    })),
    actions: <ChosenActions count={taken.length} onCsv={() => onExport("csv", taken)} onFiles={() => onFiles(taken)} />,
  };
}
