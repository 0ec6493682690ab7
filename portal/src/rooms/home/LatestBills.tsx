import { BillList } from "@favilla/design-system/bills/BillList.tsx";
import { BillListSkeleton } from "@favilla/design-system/bills/BillListSkeleton.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense } from "react";
import { useErrorWords } from "../../platform/errors/useErrorWords.ts";
import { type Load, loaded } from "../../platform/loading/load.ts";
import { part } from "../../platform/loading/part.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import type { Bill } from "../bills/bill.ts";
import { billCardMessages } from "../bills/card/cardMessages.it.ts";
import { useShownCards } from "../bills/card/useCards.ts";
import type { InvoiceDownload } from "../bills/useInvoiceDownload.ts";
import type { Supply } from "../supplies/supply.ts";
import { homeMessages } from "./messages.it.ts";

const noBillsPart = part("NoBills", () => import("../bills/list/NoBills.tsx"));
/** Optional, because a reload would end the download, and the bill's button still shows its state. */
const feedbackPart = part("DownloadFeedback", () => import("../bills/list/DownloadFeedback.tsx"), { optional: true });

/** Number of bills on the home page. */
const latest = 3;

export interface LatestBillsProps {
  bills: Load<readonly Bill[]>;
  supplies: Load<readonly Supply[]>;
  download: InvoiceDownload;
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
}

/** The newest bills, and a link to all of them. */
export function LatestBills(props: LatestBillsProps) {
  const words = useMessages(homeMessages);
  return (
    <Stack as="section" gap={4}>
      <Inline spread>
        <Heading headingLevel={2}>{words.latestBills}</Heading>
        {props.bills.state !== "NoDataFound" && (
          <Link href={hrefTo("bills")} icon="arrow">
            {words.allBills}
          </Link>
        )}
      </Inline>
      <Panel {...props} />
    </Stack>
  );
}

function Panel({ bills, supplies, ...rest }: LatestBillsProps) {
  const words = useMessages(billCardMessages);
  const errorWords = useErrorWords();
  switch (bills.state) {
    case "Unset":
    case "Loading":
      return <BillListSkeleton count={latest} />;
    case "LoadFailure":
      return <ServerErrorPanel headingLevel={3} title={words.failed} description={errorWords(bills.error)} onRetry={bills.retry} />;
    case "NoDataFound":
      return (
        <Suspense fallback={<BillListSkeleton count={latest} />}>
          <noBillsPart.Component headingLevel={3} />
        </Suspense>
      );
    case "Loaded":
      // The cards are named after their supplies, so they wait until those are loaded or have failed.
      return supplies.state === "Loading" ? (
        <BillListSkeleton count={latest} />
      ) : (
        <Bills {...rest} bills={bills.data.slice(0, latest)} supplies={loaded(supplies)} />
      );
  }
}

interface BillsProps extends Pick<LatestBillsProps, "download" | "today"> {
  bills: readonly Bill[];
  supplies: readonly Supply[] | undefined;
}

function Bills({ bills, supplies, download, today }: BillsProps) {
  const { latestBills } = useMessages(homeMessages);
  const cards = useShownCards(bills, supplies, today, download);
  return (
    <>
      <BillList bills={cards} label={latestBills} onDownload={download.download} />
      {(download.busy || download.error !== undefined) && (
        <Suspense>
          <feedbackPart.Component {...download} />
        </Suspense>
      )}
    </>
  );
}
