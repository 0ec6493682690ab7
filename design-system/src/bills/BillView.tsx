import { BillDetail } from "./BillDetail.tsx";
import type { Bill } from "./bill.ts";
import { periodText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useFormats } from "../data/useFormats.ts";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import type { Supply } from "../supplies/supply.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { type ReactNode, useMemo } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { DownloadFeedback } from "../../../portal/src/rooms/bills/card/DownloadFeedback.tsx";
import { useShownCards } from "./useCards.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import { CalendarButton } from "../../../portal/src/rooms/bills/pay/CalendarButton.tsx";
import { payWayMessages } from "../../../portal/src/rooms/bills/pay/messages.it.ts";
import type { InvoiceDownload } from "../../../portal/src/rooms/bills/useInvoiceDownload.ts";

interface BillViewProps {
  load: Load<Bill>;
  supplies: readonly Supply[] | undefined;
  /** Tells of other bills for the same period. */
  note?: ReactNode;
  download: InvoiceDownload;
  onPay: (id: string) => void;
  /** Called when the pointer or focus reaches the way to pay: start loading it. */
  onPayNear: () => void;
  /** The readings behind the amount. */
  readings?: ReactNode;
  /** Tells why the amount is what it is: a section with its own heading. */
  why?: ReactNode;
  /** Elements above the page: the way to pay. */
  children?: ReactNode;
}

/** Placeholder of the bill while it is loading, or the error if that failed. */
function NoBillYet({ load }: Pick<BillViewProps, "load">) {
  const words = useMessages(billsPageMessages);
  const errorWords = useErrorWords();
  if (load.state === "LoadFailure")
    return <ServerErrorPanel title={words.openFailed} description={errorWords(load.error)} onRetry={load.retry} />;
  return (
    <SkeletonGroup label={words.opening}>
      <Skeleton shape="control" height="14rem" />
      <Skeleton shape="control" height="18rem" />
    </SkeletonGroup>
  );
}

/** One bill from plain data, under the name of its supply. */
export function BillView({ load, supplies, note, download, onPay, onPayNear, readings, why, children }: BillViewProps) {
  const billWords = useMessages(billsMessages);
  const formats = useFormats();
  const commodities = useMessages(dataMessages);
  const { billDetail: title } = useMessages(pagesMessages);
  const calendarWords = useMessages(payWayMessages);
  const bill = loadedData(load);
  const [card] = useShownCards(
    useMemo(() => (bill ? [bill] : []), [bill]),
    supplies,
    download,
  );
  const kind =
    card && (card.creditNote ? fill(billWords.creditNote, { commodity: commodities[card.commodity] }) : commodities[card.commodity]);
  return (
    <>
      <SubPageHeader
        parent="bills"
        title={card?.supplyName ?? title}
        glyph={card && <CommodityGlyph commodity={card.commodity} decorative />}
        description={card && [kind, periodText(card, billWords, formats)].filter(Boolean).join(" · ")}
      />
      {card ? (
        <BillDetail
          bill={note ? { ...card, note } : card}
          onDownload={download.download}
          onPay={onPay}
          onPointerEnter={onPayNear}
          onFocus={onPayNear}
          calendar={
            bill && !card.debit && <CalendarButton bill={bill} name={card.supplyName} variant="link" label={calendarWords.calendar} />
          }
          readings={readings}
          why={why}
        />
      ) : (
        <NoBillYet load={load} />
      )}
      <DownloadFeedback {...download} />
      {children}
    </>
  );
}
