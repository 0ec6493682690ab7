import { BillView, type BillViewProps } from "@favilla/design-system/bills/BillView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { DownloadFeedback } from "@favilla/design-system/bills/DownloadFeedback.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { pending } from "@favilla/design-system/layout/pending.css.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { levelBelow } from "@favilla/design-system/text/headingLevel.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { type ReactNode, Suspense } from "react";
import { part } from "../../../platform/loading/part.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { type BillLink, billHref } from "../card/billLink.ts";
import { TwinCallout } from "../card/TwinCallout.tsx";
import { useTwins } from "../card/useTwins.ts";
import { CalendarButton } from "../pay/CalendarButton.tsx";
import { payWayMessages } from "../pay/messages.it.ts";
import { useReport } from "../pay/useReport.ts";
import type { BillSlots } from "../slots.ts";
import { useInvoiceDownload } from "../useInvoiceDownload.ts";
import { useBill } from "../useKnownBills.ts";

const figurePart = part("BillFigure", () => import("../card/BillFigure.tsx"));
const whyPart = part("BillWhy", () => import("../why/BillWhy.tsx"));

const noSupplies: readonly Supply[] = [];

interface BillContentProps extends BillSlots, Pick<BillViewProps, "back" | "headingLevel" | "onPay" | "onPayNear"> {
  /** Year and number of the bill; null for an address that names none. */
  link: BillLink | null;
  /** Shown in place of a bill that does not exist, or that is another customer's. */
  missing: ReactNode;
}

/** One bill: `BillView` with data from the servers, on its own page and beside the list. */
export function BillContent({ link, missing, paper, data, rights, ...rest }: BillContentProps) {
  const { billDetail: title } = useMessages(pagesMessages);
  const { calendar } = useMessages(payWayMessages);
  const load = useBill(link);
  const supplies = useQuery(suppliesQuery);
  const report = useReport();
  const bill = loadedData(load) ?? undefined;
  const download = useInvoiceDownload(bill && [bill]);
  const loadedSupplies = loadedData(supplies);
  const today = useToday();
  const twins = loadedData(useTwins(bill, today));
  const level = levelBelow(rest.headingLevel ?? 1);
  if (!link || (load.state === "Loaded" && load.data === null)) return missing;
  return (
    <BillView
      {...rest}
      title={title}
      hrefOf={billHref}
      // The page is named after the supply, so it waits until the supplies are loaded or have failed.
      load={supplies.state === "Loading" ? { state: "Loading" } : (load as Load<Bill>)}
      supplies={loadedSupplies}
      note={twins?.length ? <TwinCallout bills={twins} /> : undefined}
      download={download}
      onNotPaid={(each) => report(each, false)}
      calendarOf={(each, { supplyName }) => <CalendarButton bill={each} name={supplyName} label={calendar} />}
      paperOf={paper}
      data={bill && data(bill, loadedSupplies ?? noSupplies, level)}
      why={
        bill && (
          <>
            <PanelBoundary>
              <Suspense fallback={<div className={pending} />}>
                <whyPart.Component bill={bill} supplies={loadedSupplies ?? noSupplies} inCard headingLevel={level} />
              </Suspense>
            </PanelBoundary>
            {loadedSupplies && rights(bill, loadedSupplies, level)}
          </>
        )
      }
      readings={
        bill && (
          <PanelBoundary>
            <Suspense>
              <figurePart.Component bill={bill} supplies={loadedSupplies ?? []} />
            </Suspense>
          </PanelBoundary>
        )
      }
    >
      <DownloadFeedback {...download} />
    </BillView>
  );
}
