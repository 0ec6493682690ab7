import { RowGroup, RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { supplyPageMessages } from "../messages.it.ts";
import { codeOf, type DetailedSupply, hasMeter } from "../supplyDetail.ts";
import { billsOfSupplyPath } from "../supplyPath.ts";
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
