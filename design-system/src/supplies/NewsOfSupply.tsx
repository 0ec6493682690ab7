import type { ReactNode } from "react";
import { RowLink } from "../data/RowGroup.tsx";
import { BillIcon } from "../icons/BillIcon.ts";
import { ChartIcon } from "../icons/ChartIcon.ts";
import { type DetailedSupply, hasMeter } from "./detailedSupply.ts";
import { SupplyNews } from "./SupplyNews.tsx";
import { isStarting } from "./supply.ts";

/** A row that leads on. */
interface Way {
  href: string;
  /** Name of the page that it leads to. */
  title: string;
  /** The content of that page, in one line. */
  note: ReactNode;
}

export interface NewsOfSupplyProps {
  supply: Pick<DetailedSupply, "commodity"> & Partial<Pick<DetailedSupply, "status">>;
  /** The newest bill, such as a `LastBill`. */
  bill: ReactNode;
  /** The newest month, such as a `LastMonth`. */
  month: ReactNode;
  bills: Way;
  consumptions: Way;
  /** The row that leads to the readings, such as a `ReadingRow`. */
  reading: ReactNode;
  /** The row of the next bill, such as a `NextBillRow`. */
  nextBill: ReactNode;
  /** The row that leads to the contract, such as a `ContractRow`. @default none */
  contract?: ReactNode;
}

/**
 * `SupplyNews` with the parts that a supply has: without a meter there is no month, and no way to consumption and readings; before it is
 * active there is no month and no next bill.
 */
export function NewsOfSupply({ supply, bill, month, bills, consumptions, reading, nextBill, contract }: NewsOfSupplyProps) {
  const measured = hasMeter(supply);
  const used = measured && !(supply.status && isStarting({ status: supply.status }));
  return (
    <SupplyNews bill={bill} month={used ? month : undefined}>
      <RowLink glyph={<BillIcon />} {...bills} />
      {measured && <RowLink glyph={<ChartIcon />} {...consumptions} />}
      {measured && reading}
      {used && nextBill}
      {contract}
    </SupplyNews>
  );
}
