import { useMemo, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { useMoneyText } from "../data/discreetText.ts";
import type { ExportTable } from "../data/exportTable.ts";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { ChoiceTable } from "../layout/ChoiceTable.tsx";
import { Stack } from "../layout/Stack.tsx";
import { suppliesMessages } from "../supplies/messages.it.ts";
import { type SupplyChip, SupplyChips } from "../supplies/SupplyChips.tsx";
import type { SupplyListProps } from "../supplies/SupplyList.tsx";
import { SupplySearch } from "../supplies/SupplySearch.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { AccountBalance } from "./accountBalance.ts";
import { statementState } from "./accountStatement.ts";
import { ChosenActions } from "./ChosenActions.tsx";
import { chipMessages } from "./chipMessages.it.ts";
import { billsMessages } from "./messages.it.ts";
import * as styles from "./SuppliesTable.css.ts";
import { statementMessages } from "./statementMessages.it.ts";
import { statementPageMessages } from "./statementPageMessages.it.ts";
import { suppliesColumns } from "./suppliesColumns.tsx";
import { suppliesExport } from "./suppliesExport.ts";
import { suppliesTableMessages } from "./suppliesTableMessages.it.ts";
import { type SupplySort, type SupplyWithBill, sortSupplies, sumOf, suppliesWithBills } from "./suppliesWithBills.ts";

export interface SuppliesTableProps extends Pick<SupplyListProps, "supplies" | "defaultQuery" | "onQuery" | "step"> {
  /** The last bill of each supply, by the supply's `id`. The rows do not wait for them. */
  bills: Load<ReadonlyMap<string, AccountBalance>>;
  /** Saves the PDF of each of these bills. */
  onFiles?: ((bills: readonly AccountBalance[]) => void) | undefined;
  /** Saves the chosen rows as a table. */
  onCsv?: ((table: ExportTable) => void) | undefined;
}

const linkAt = (frame: HTMLElement, index: number) => frame.querySelectorAll<HTMLElement>("tbody th a")[index];
const keyOf = ({ id }: SupplyWithBill) => id;
const kindOf = ({ supply }: SupplyWithBill) => supply.commodity;
const nameOf = ({ name }: SupplyWithBill) => name;
const nothing: ReadonlySet<string> = new Set();

/**
 * The supplies of an administrator as a table (SU-38), with the last bill of each: search, order, rows to choose, and the sum of what is
 * found. It needs a wide window; below, and for fewer than ten, `SupplyList` shows them.
 */
export function SuppliesTable({ supplies, bills, onFiles, onCsv, ...search }: SuppliesTableProps) {
  const today = useToday();
  const words = {
    table: useMessages(suppliesTableMessages),
    statement: useMessages(statementMessages),
    supplies: useMessages(suppliesMessages),
    kinds: useMessages(dataMessages),
    bills: useMessages(billsMessages),
  };
  const { table, statement, supplies: supplyWords, kinds } = words;
  const { retry } = useMessages(statementPageMessages);
  const { toPay } = useMessages(chipMessages);
  const formats = useFormats();
  const money = useMoneyText();
  const [sort, setSort] = useState<SupplySort>({ column: "name", direction: "ascending" });
  const [chosen, setChosen] = useState(nothing);
  const known = loadedData(bills);
  const isLoading = bills.state === "Loading";
  const rows = useMemo(() => suppliesWithBills(supplies, known, today), [supplies, known, today]);
  const sorted = useMemo(() => sortSupplies(rows, sort, formats.compareTexts), [rows, sort, formats]);
  const columns = useMemo(() => {
    const hasPlaces = rows.some(({ address, name }) => address && address !== name);
    const hasMonths = rows.some(({ supply }) => supply.lastMonth != null);
    const texts = { table, statement, supplies: supplyWords, kinds };
    return suppliesColumns(texts, formats, { hasPlaces, hasMonths, isLoading });
  }, [table, statement, supplyWords, kinds, formats, rows, isLoading]);

  const chips = useMemo(
    () => [
      {
        name: "toPay",
        label: toPay,
        finds: ({ bill }: SupplyWithBill) => bill !== undefined && statementState(bill, today).payer === "customer",
        counted: true,
      },
    ],
    [toPay, today],
  );

  const [chip, setChip] = useState<SupplyChip<SupplyWithBill>>();
  // A chip that finds nothing any more is gone.
  const taken = chip && rows.some(chip.finds) ? chip : undefined;
  const filter = {
    finds: taken?.finds,
    control: (found: readonly SupplyWithBill[]) => (
      <SupplyChips supplies={rows} found={found} kindOf={kindOf} chips={chips} chosen={taken?.name} onChoose={setChip} />
    ),
  };

  // A supply without a bill has no part in the sum.
  const amounts = (some: readonly SupplyWithBill[]) => sumOf(some.flatMap(({ bill }) => (bill ? [bill.amount] : [])));
  return (
    <Stack gap={4}>
      {bills.state === "LoadFailure" && (
        <Alert
          tone="warning"
          title={table.billsFailed}
          action={
            <Button size="small" variant="secondary" onClick={bills.retry}>
              {retry}
            </Button>
          }
        />
      )}
      <SupplySearch {...search} supplies={sorted} filter={filter} findItem={linkAt} ownMore>
        {(shown, found, more) => {
          const taken = found.filter(({ id }) => chosen.has(id));
          const documents = taken.flatMap(({ id }) => known?.get(id) ?? []);
          const sum = { sum: money(amounts(taken)) };
          return (
            found.length > 0 && (
              <ChoiceTable
                caption={supplyWords.list}
                hideCaption
                columns={columns}
                rows={shown}
                rowKey={keyOf}
                nameOf={nameOf}
                sort={sort}
                onSort={setSort}
                chosen={chosen}
                onChoose={setChosen}
                all={found.map(keyOf)}
                sum={documents.length > 0 && formats.formatCount(table.billOne, table.billOther, documents.length, sum)}
                actions={
                  <ChosenActions
                    count={documents.length}
                    onCsv={onCsv && (() => onCsv(suppliesExport(taken, words)))}
                    onFiles={onFiles && (() => onFiles(documents))}
                  />
                }
                foot={
                  (isLoading || known || shown.length < found.length) && (
                    <>
                      {more}
                      {isLoading && <VisuallyHidden role="status">{table.billsLoading}</VisuallyHidden>}
                      {known && (
                        <p className={styles.sum}>
                          {found.length === supplies.length
                            ? formats.formatCount(table.sumAllOther, table.sumAllOther, found.length)
                            : formats.formatCount(table.sumOne, table.sumOther, found.length)}{" "}
                          <strong>
                            <Amount euros={amounts(found)} />
                          </strong>
                        </p>
                      )}
                    </>
                  )
                }
              />
            )
          );
        }}
      </SupplySearch>
    </Stack>
  );
}
