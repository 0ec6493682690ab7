import { type ReactNode, useMemo } from "react";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { Loaded } from "../data/Loaded.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import type { Supply } from "../supplies/supply.ts";
import { levelBelow } from "../text/headingLevel.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { BillDetail } from "./BillDetail.tsx";
import type { Bill } from "./bill.ts";
import type { BillFacts } from "./billFacts.ts";
import type { BillState } from "./billState.ts";
import { periodText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import { stateOf } from "./stateOf.ts";
import { type BillDownload, useShownCards } from "./useCards.ts";

/** Props, over 12 because of the slots of the bill's parts and the acts on it. */
export interface BillViewProps extends Pick<PageHeaderProps, "back" | "headingLevel"> {
  /** The page's `h1` until the supply of the bill is known: "Bolletta". */
  title: string;
  load: Load<Bill>;
  /** The customer's supplies, which name the bill. */
  supplies: readonly Supply[] | undefined;
  /** Gives the address of a bill's own page. Keep it stable between renders. */
  hrefOf: (bill: Bill) => string;
  /** Tells of other bills for the same period. */
  note?: ReactNode;
  download: BillDownload;
  onPay: (id: string) => void;
  /** Called when the pointer or focus reaches the way to pay: start loading it. */
  onPayNear?: (() => void) | undefined;
  /** Called by "Non l’ho pagata" of a payment that the customer has reported. */
  onNotPaid?: ((bill: Bill) => void) | undefined;
  /** Draws the way to put the due dates of a bill into a calendar. It has those to come on which the customer pays, and without any it is not drawn. */
  calendarOf?: ((bill: Bill, facts: BillFacts) => ReactNode) | undefined;
  /** Facts for paper only: a `BillPaper` of these facts. */
  paperOf?: ((bill: Bill, facts: BillFacts) => ReactNode) | undefined;
  /** Facts of the document: a `BillData`. */
  data?: ReactNode;
  /** The readings behind the amount. */
  readings?: ReactNode;
  /** Tells why the amount is what it is: a section with its own heading. */
  why?: ReactNode;
  /** Elements above the page: the way to pay, messages about downloads. */
  children?: ReactNode;
}

/** Tells whether there is a due date to come on which the customer pays. */
const paysLater = ({ parts }: BillState) => parts.some(({ payer, late }) => payer === "customer" && !late);

/** The page of one bill (BL-13), under the name of its supply; with `headingLevel` 2 the detail of `BillListDetail`. */
export function BillView({
  title,
  headingLevel = 1,
  back,
  load,
  supplies,
  hrefOf,
  note,
  download,
  onPay,
  onPayNear,
  onNotPaid,
  calendarOf,
  paperOf,
  data,
  readings,
  why,
  children,
}: BillViewProps) {
  const words = useMessages(billsPageMessages);
  const billWords = useMessages(billsMessages);
  const formats = useFormats();
  const commodities = useMessages(dataMessages);
  const today = useToday();
  const bill = loadedData(load);
  const [card] = useShownCards(
    useMemo(() => (bill ? [bill] : []), [bill]),
    supplies,
    { ...download, hrefOf },
  );
  const kind =
    card && (card.creditNote ? fill(billWords.creditNote, { commodity: commodities[card.commodity] }) : commodities[card.commodity]);
  return (
    <>
      <PageHeader
        back={back}
        headingLevel={headingLevel}
        title={card?.supplyName ?? title}
        glyph={card && <CommodityGlyph commodity={card.commodity} decorative />}
        description={card && [kind, periodText(card, billWords, formats)].filter(Boolean).join(" · ")}
      />
      <Loaded
        load={load}
        failedTitle={words.openFailed}
        headingLevel={levelBelow(headingLevel)}
        loading={
          <SkeletonGroup label={words.opening}>
            <Skeleton shape="control" height="14rem" />
            <Skeleton shape="control" height="18rem" />
          </SkeletonGroup>
        }
      >
        {(loaded) =>
          card && (
            <BillDetail
              headingLevel={levelBelow(headingLevel)}
              bill={note ? { ...card, note } : card}
              onDownload={download.download}
              onPay={onPay}
              onNotPaid={onNotPaid && (() => onNotPaid(loaded))}
              onPointerEnter={onPayNear}
              onFocus={onPayNear}
              calendar={paysLater(stateOf(loaded, today)) && calendarOf?.(loaded, card)}
              paper={paperOf?.(loaded, card)}
              data={data}
              readings={readings}
              why={why}
            />
          )
        }
      </Loaded>
      {children}
    </>
  );
}
