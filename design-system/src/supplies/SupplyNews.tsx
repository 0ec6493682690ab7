import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { BillIcon } from "../icons/BillIcon.ts";
import { ChartIcon } from "../icons/ChartIcon.ts";
import { Card } from "../layout/Card.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ReactNode } from "react";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { supplyPageMessages } from "./pagesMessages.it.ts";
import { codeOf, type DetailedSupply, hasMeter } from "../../../portal/src/rooms/supplies/supplyDetail.ts";
import { billsOfSupplyPath } from "../../../portal/src/rooms/supplies/supplyPath.ts";
import { columns, news, part } from "./SupplyNews.css.ts";

type OfSupply = (supply: DetailedSupply) => ReactNode;

export interface SupplyNewsProps {
  supply: DetailedSupply;
  /** The newest bill, drawn by the room of bills. */
  bill: OfSupply;
  /** The newest month, drawn by the room of consumption. */
  month: OfSupply;
  /** The bills in one line. */
  billsNote: OfSupply;
  /** The consumption in one line. */
  consumptionNote: OfSupply;
  /** The row that leads to the readings. */
  reading: OfSupply;
}

/** The answers of a supply's page at first sight: its newest bill and month, and the ways to bills, consumption and readings. */
export function SupplyNews({ supply, bill, month, billsNote, consumptionNote, reading }: SupplyNewsProps) {
  const words = useMessages(supplyPageMessages);
  const { bills, consumptions } = useMessages(pagesMessages);
  const measured = hasMeter(supply);
  return (
    <div className={columns}>
      <PanelBoundary>
        <Card as="section" aria-label={words.news} className={news}>
          <div className={part}>{bill(supply)}</div>
          {measured && <div className={part}>{month(supply)}</div>}
        </Card>
      </PanelBoundary>
      <RowGroup label={words.ways}>
        <RowLink href={billsOfSupplyPath(codeOf(supply))} glyph={<BillIcon />} title={bills} note={billsNote(supply)} />
        {measured && <RowLink href={hrefTo("consumptions")} glyph={<ChartIcon />} title={consumptions} note={consumptionNote(supply)} />}
        {measured && reading(supply)}
      </RowGroup>
    </div>
  );
}
