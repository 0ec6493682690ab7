import { BillDownloadDialog } from "@favilla/design-system/bills/BillDownloadDialog.tsx";
import { DownloadFeedback } from "@favilla/design-system/bills/DownloadFeedback.tsx";
import { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import { useCards } from "@favilla/design-system/bills/useCards.ts";
import { Loaded } from "@favilla/design-system/data/Loaded.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { billByNumberQuery } from "../calls.ts";
import { billHref, billLink } from "../card/billLink.ts";
import { useInvoiceDownload } from "../useInvoiceDownload.ts";

interface BillDeepLinkProps {
  year: string;
  number: string;
  supplies: readonly Supply[] | undefined;
  /** Address of all bills, also the target of the error dialog's OK button. */
  allBillsHref: string;
  /** Opens the way to pay a bill in place of this dialog. */
  onPay: (id: string) => void;
  onClose: () => void;
}

const pdfOnly = ["pdf"] as const;

/** Shows the bill of a link or QR code (`?a=2026&n=1045231`), ready to download. */
export function BillDeepLink({ year, number, supplies, allBillsHref, onPay, onClose }: BillDeepLinkProps) {
  const words = useMessages(billsPageMessages);
  const errorWords = useErrorWords();
  const link = billLink(year, number);
  const load = useQuery(billByNumberQuery, link);
  const bill = loadedData(load);
  const download = useInvoiceDownload(bill ? [bill] : undefined);
  const cardOf = useCards(supplies, billHref);
  const notFound = (
    <ErrorDialog open title={words.notFoundTitle} description={words.notFoundText} okLabel={words.notFoundConfirm} onClose={onClose} />
  );
  const dialog = (card: ReturnType<typeof cardOf>) => (
    <>
      <BillDownloadDialog
        open
        bill={card}
        busy={download.busy?.format}
        failed={download.failed?.format}
        // A table of the bill is on its page.
        formats={pdfOnly}
        onDownload={download.download}
        onPay={onPay}
        allBillsHref={allBillsHref}
        homeHref={hrefTo("home")}
      />
      <DownloadFeedback {...download} />
    </>
  );
  return (
    <Loaded
      load={link ? load : { state: "NoDataFound" }}
      loading={<LoadingOverlay open label={words.opening} />}
      empty={notFound}
      failure={({ error, retry }) => (
        <ErrorDialog open title={words.openFailed} description={errorWords(error)} onClose={onClose} onRetry={retry} />
      )}
    >
      {(found) => (found ? dialog(cardOf(found)) : notFound)}
    </Loaded>
  );
}
