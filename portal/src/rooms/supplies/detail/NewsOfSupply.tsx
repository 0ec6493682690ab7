import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { codeOf, type DetailedSupply, hasMeter } from "@favilla/design-system/supplies/detailedSupply.ts";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { billsOfSupplyPath } from "../supplyPath.ts";

interface NewsOfSupplyProps {
  supply: DetailedSupply;
  /** The newest bill, drawn by the room of bills. */
  bill: ReactNode;
  /** The newest month, drawn by the room of consumption. */
  month: ReactNode;
  /** The bills in one line. */
  billsNote: ReactNode;
  /** The consumption in one line. */
  consumptionNote: ReactNode;
  /** The row of the next bill, drawn by the room of bills. */
  nextBill: ReactNode;
  /** The row that leads to the readings. */
  reading: ReactNode;
}

/** `SupplyNews` with the parts that a supply has: without a meter there is no month, and no way to consumption and readings. */
export function NewsOfSupply({ supply, bill, month, billsNote, consumptionNote, nextBill, reading }: NewsOfSupplyProps) {
  const { bills, consumptions } = useMessages(pagesMessages);
  const measured = hasMeter(supply);
  return (
    <SupplyNews bill={bill} month={measured ? month : undefined}>
      <RowLink href={billsOfSupplyPath(codeOf(supply))} glyph={<BillIcon />} title={bills} note={billsNote} />
      {measured && <RowLink href={hrefTo("consumptions")} glyph={<ChartIcon />} title={consumptions} note={consumptionNote} />}
      {measured && reading}
      {measured && nextBill}
    </SupplyNews>
  );
}
