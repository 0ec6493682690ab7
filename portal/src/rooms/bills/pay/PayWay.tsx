import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { billCardMessages } from "@favilla/design-system/bills/cardMessages.it.ts";
import { DownloadFeedback } from "@favilla/design-system/bills/DownloadFeedback.tsx";
import { toPay } from "@favilla/design-system/bills/openBills.ts";
import { PaySheet } from "@favilla/design-system/bills/PaySheet.tsx";
import { useCards } from "@favilla/design-system/bills/useCards.ts";
import { Loaded } from "@favilla/design-system/data/Loaded.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { Suspense, useCallback } from "react";
import { config } from "../../../platform/config/config.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { part } from "../../../platform/loading/part.ts";
import { billHref, requestedOf } from "../card/billLink.ts";
import { TwinCallout } from "../card/TwinCallout.tsx";
import { useTwins } from "../card/useTwins.ts";
import { askedOr, instalmentsHref } from "../instalments/wayToInstalments.tsx";
import { useInvoiceDownload } from "../useInvoiceDownload.ts";
import { CalendarButton } from "./CalendarButton.tsx";
import { payWayMessages } from "./messages.it.ts";
import { useReport } from "./useReport.ts";

/** Loaded when the barcode is asked for. */
const barcodePart = part("Barcode", () => import("@favilla/design-system/vouchers/Barcode.tsx"));

export interface PayWayProps {
  /** Bill to pay: its id, or `firstToPay`. */
  requested: string;
  /** The customer's open bills. */
  open: Load<readonly Bill[]>;
  supplies: readonly Supply[] | undefined;
  /** Shows the way to pay of another bill. */
  onOther: (id: string) => void;
  onClose: () => void;
}

const none: readonly Bill[] = [];

/** Returns the page of the bank or the operator for a notice code, if there is one. */
function payHrefOf(code: string | null): string | undefined {
  const notice = code?.replace(/\s+/g, "");
  return notice && config().payUrl?.replace("{code}", encodeURIComponent(notice));
}

/** The way to pay a bill, above the page. A bill that needs no payment any more gets a message instead. */
export function PayWay({ requested, open, supplies, onOther, onClose }: PayWayProps) {
  const today = useToday();
  const words = useMessages(payWayMessages);
  const { failed } = useMessages(billCardMessages);
  const errorWords = useErrorWords();
  const bills = loadedData(open) ?? none;
  const download = useInvoiceDownload(bills);
  const cardOf = useCards(supplies, billHref);
  const barcode = useCallback(
    (code: string) => (
      <Suspense>
        <barcodePart.Component value={code} />
      </Suspense>
    ),
    [],
  );
  const report = useReport();
  const { creditor, help } = config();
  const due = toPay(bills, today);
  const bill = requestedOf(due, requested);
  const twins = useTwins(bill, today);
  const nothing = <ErrorDialog open title={words.noneTitle} description={words.noneText} onClose={onClose} />;
  const twinBills = loadedData(twins) ?? none;
  // The way to pay never leads on to a bill that may be the same one again.
  const other = due.find(({ id }) => id !== bill?.id && !twinBills.some((twin) => twin.id === id));
  const note = twinBills.length > 0 && <TwinCallout bills={twinBills} />;
  return (
    <Loaded
      load={twins.state === "Loading" ? twins : open}
      loading={<LoadingOverlay open label={words.loading} />}
      empty={nothing}
      failure={({ error, retry }) => <ErrorDialog open title={failed} description={errorWords(error)} onClose={onClose} onRetry={retry} />}
    >
      {() =>
        bill ? (
          <>
            <PaySheet
              open
              key={bill.id}
              bill={note ? { ...cardOf(bill), note } : cardOf(bill)}
              code={bill.paymentId}
              barcode={barcode}
              onDownload={download.download}
              calendar={<CalendarButton bill={bill} name={cardOf(bill).supplyName} label={words.addToCalendar} />}
              other={other && cardOf(other)}
              onOther={onOther}
              onPaid={() => {
                onClose();
                report(bill, true);
              }}
              creditorFiscalCode={creditor.fiscalCode}
              payHref={payHrefOf(bill.paymentId)}
              instalmentsHref={instalmentsHref(bill) ?? `tel:${help.phone.replaceAll(" ", "")}`}
              instalmentsOf={(way) => askedOr(bill, way)}
              onClose={onClose}
            />
            <DownloadFeedback {...download} />
          </>
        ) : (
          nothing
        )
      }
    </Loaded>
  );
}
