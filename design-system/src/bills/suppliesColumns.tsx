import { Amount } from "../data/Amount.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import type { dataMessages } from "../data/messages.it.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import type { TableColumn } from "../data/Table.tsx";
import type { Formats } from "../data/useFormats.ts";
import { lookOf } from "../feedback/StatusTag.tsx";
import { StatusText } from "../feedback/StatusText.tsx";
import type { suppliesMessages } from "../supplies/messages.it.ts";
import { supplyStatusLooks } from "../supplies/SupplyStatusTag.tsx";
import { Link } from "../text/Link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import type { WordsOf } from "../theme/messages.ts";
import { link, who } from "./AccountStatementTable.css.ts";
import { isAutomatic } from "./accountStatement.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";
import * as styles from "./SuppliesTable.css.ts";
import type { statementMessages } from "./statementMessages.it.ts";
import type { suppliesTableMessages } from "./suppliesTableMessages.it.ts";
import type { SupplyWithBill, supplySortKeys } from "./suppliesWithBills.ts";

interface Words {
  table: WordsOf<typeof suppliesTableMessages>;
  statement: WordsOf<typeof statementMessages>;
  supplies: WordsOf<typeof suppliesMessages>;
  kinds: WordsOf<typeof dataMessages>;
}

export type SupplyColumn = TableColumn<SupplyWithBill, (typeof supplySortKeys)[number]>;

/** Shown while the last bills are loading: no "–", which would say that there is none. */
const waiting = "\u00a0";

function nameCell({ supply }: SupplyWithBill, words: Words) {
  const { commodity, name, href, podOrPdr, status } = supply;
  const { tone, icon, word } = lookOf(supplyStatusLooks, status);
  return (
    <div className={who}>
      <CommodityGlyph commodity={commodity} decorative />
      <div>
        <Link href={href} className={link}>
          {name}
        </Link>
        <span className={styles.quiet}>
          <VisuallyHidden>{words.kinds[commodity]} </VisuallyHidden>
          {status === "active" ? (
            podOrPdr && <PrivateCode code={podOrPdr} />
          ) : (
            <StatusText tone={tone} icon={icon}>
              {words.supplies[word]}
            </StatusText>
          )}
        </span>
      </div>
    </div>
  );
}

/** Returns the columns of the table of supplies, without those that no row has a value for. */
export function suppliesColumns(
  words: Words,
  formats: Formats,
  { hasPlaces, hasMonths, isLoading }: { hasPlaces: boolean; hasMonths: boolean; isLoading: boolean },
): readonly SupplyColumn[] {
  const bill =
    (render: SupplyColumn["render"]): SupplyColumn["render"] =>
    (row) =>
      isLoading ? waiting : row.bill && render(row);
  return [
    { key: "name", header: words.table.name, rowHeader: true, sortable: true, render: (row) => nameCell(row, words) },
    ...(hasPlaces
      ? [
          {
            key: "address",
            header: words.table.address,
            sortable: true,
            render: ({ address }) => address && <span className={styles.place}>{address}</span>,
          } satisfies SupplyColumn,
        ]
      : []),
    ...(hasMonths
      ? [
          {
            key: "lastMonth",
            header: words.table.lastMonth,
            align: "end",
            sortable: true,
            render: ({ supply }) =>
              supply.lastMonth == null ? undefined : formats.formatQuantity(supply.lastMonth, supply.commodity === "gas" ? "Smc" : "kWh"),
          } satisfies SupplyColumn,
        ]
      : []),
    {
      key: "expiryDate",
      header: words.statement.expiryDate,
      noWrap: true,
      sortable: true,
      render: bill((row) => row.bill && formats.formatDate(row.bill.expiryDate)),
    },
    {
      key: "status",
      header: words.statement.status,
      noWrap: true,
      sortable: true,
      render: bill(({ bill }) => bill && <PaymentStatusTag status={bill.status} amount={bill.balance} debit={isAutomatic(bill)} />),
    },
    {
      key: "amount",
      header: words.table.lastBill,
      align: "end",
      sortable: true,
      render: bill(
        ({ bill }) =>
          bill && (
            <span className={styles.amount}>
              <Amount euros={bill.amount} />
            </span>
          ),
      ),
    },
  ];
}
