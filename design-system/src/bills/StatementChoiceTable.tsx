import { useMoneyText } from "../data/discreetText.ts";
import type { ExportFormat } from "../data/ExportMenu.tsx";
import type { TableProps } from "../data/Table.tsx";
import { ChoiceTable } from "../layout/ChoiceTable.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import type { AccountBalance, LoadedDocuments } from "./accountBalance.ts";
import { ChosenActions } from "./ChosenActions.tsx";
import type { StatementColumnKey } from "./statementColumns.tsx";
import type { StatementMovement } from "./statementMovements.ts";
import { statementPageMessages } from "./statementPageMessages.it.ts";
import { suppliesTableMessages } from "./suppliesTableMessages.it.ts";
import { sumOf } from "./suppliesWithBills.ts";

/** So many years have a button of their own. */
const mostYears = 4;

/** Saves documents as files. */
export interface StatementFiles {
  /** Saves all documents of the filter, shown or not, or those that were chosen. */
  onExport: (format: ExportFormat, chosen?: readonly AccountBalance[]) => Promise<void> | void;
  /** Saves the PDF of each of these documents. In wide windows they are chosen in the table. @default no choice */
  onFiles?: ((documents: readonly AccountBalance[]) => void) | undefined;
}

/** Documents that can be chosen in the statement's table, and what can be done with them. */
export interface StatementChoice extends Pick<StatementFiles, "onExport"> {
  onFiles: NonNullable<StatementFiles["onFiles"]>;
  /** Keys of the chosen documents. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  documents: Pick<LoadedDocuments, "fetched" | "complete"> & Partial<Pick<LoadedDocuments, "total">>;
  /** Gets the documents of the filter that have not come yet, then chooses all. Without it those that have come can be chosen. */
  onAll?: (() => void) | undefined;
  /** True while they are coming. @default false */
  allComing?: boolean | undefined;
}

interface StatementChoiceTableProps extends TableProps<StatementMovement, StatementColumnKey>, StatementChoice {
  /** Name of a document, which its box has. Keep it stable between renders. */
  nameOf: (movement: StatementMovement) => string | undefined;
}

const idOf = ({ id }: AccountBalance) => String(id);

/**
 * The statement's table with boxes (BL-178): the sum of the documents that are chosen, buttons for whole years, and what is done with them.
 * A year of which only a part has come has no button.
 */
export function StatementChoiceTable({ documents, onAll, onExport, onFiles, ...table }: StatementChoiceTableProps) {
  const words = useMessages(statementPageMessages);
  const sumWords = useMessages(suppliesTableMessages);
  const { formatCount } = useNumberFormats();
  const money = useMoneyText();
  const { fetched, complete, total } = documents;
  const taken = fetched.filter((document) => table.chosen.has(idOf(document)));
  const years = [...new Set(fetched.map(({ year }) => year))].sort((one, other) => other - one);
  return (
    <ChoiceTable
      {...table}
      all={fetched.map(idOf)}
      total={onAll && !complete ? total : undefined}
      onAll={onAll}
      sum={formatCount(sumWords.billOne, sumWords.billOther, taken.length, { sum: money(sumOf(taken.map(({ amount }) => amount))) })}
      groups={(complete ? years : years.slice(0, -1)).slice(0, mostYears).map((year) => ({
        label: fill(words.wholeYear, { year: String(year) }),
        keys: fetched.filter((document) => document.year === year).map(idOf),
      }))}
      actions={<ChosenActions count={taken.length} onCsv={() => onExport("csv", taken)} onFiles={() => onFiles(taken)} />}
    />
  );
}
