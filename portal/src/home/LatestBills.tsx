import { BillList } from "@favilla/design-system/bills/BillList.tsx";
import { BillListSkeleton } from "@favilla/design-system/bills/BillListSkeleton.tsx";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import { fetchBills } from "../api/bills.ts";
import { type Load, toLoad } from "../app/load.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import type { Bill } from "../bills/bill.ts";
import { DownloadFeedback } from "../bills/DownloadFeedback.tsx";
import { billsPageMessages } from "../bills/messages.it.ts";
import { NoBills } from "../bills/NoBills.tsx";
import { useCards } from "../bills/useCards.ts";
import { useInvoiceDownload } from "../bills/useInvoiceDownload.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { useSupplies } from "../supplies/useSupplies.ts";
import { homeMessages } from "./messages.it.ts";

const shown = 3;

const useLatestBills = (): Load<readonly Bill[]> => {
  const fetchLatest = async (customerId: string) =>
    (await fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize: shown })).bills.slice(0, shown);
  return toLoad(usePrivate("latest bills", fetchLatest), (bills) => bills.length === 0);
};

/** The three newest bills, and the way to all of them. */
export function LatestBills() {
  const words = useMessages(homeMessages);
  const load = useLatestBills();
  return (
    <Stack as="section" gap={4}>
      <Inline spread>
        <Heading level={2}>{words.latestBills}</Heading>
        {load.state !== "NoDataFound" && (
          <Link href="/bollette" icon="arrow">
            {words.allBills}
          </Link>
        )}
      </Inline>
      <Panel load={load} />
    </Stack>
  );
}

function Panel({ load }: { load: Load<readonly Bill[]> }) {
  const words = useMessages(billsPageMessages);
  const errorWords = useErrorWords();
  const supplies = useSupplies();
  switch (load.state) {
    case "Unset":
    case "Loading":
      return <BillListSkeleton count={shown} />;
    case "LoadFailure":
      return <ServerErrorPanel level={3} title={words.failed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "NoDataFound":
      return <NoBills level={3} />;
    case "Loaded":
      // The cards are named after their supplies: these come first, or fail first.
      return supplies.state === "Loading" ? (
        <BillListSkeleton count={shown} />
      ) : (
        <Bills bills={load.data} supplies={supplies.state === "Loaded" ? supplies.data : undefined} />
      );
  }
}

function Bills({ bills, supplies }: { bills: readonly Bill[]; supplies: Parameters<typeof useCards>[0] }) {
  const { latestBills } = useMessages(homeMessages);
  const cardOf = useCards(supplies);
  const download = useInvoiceDownload(bills);
  const { busy } = download;
  const cards = useMemo(
    () => bills.map(cardOf).map((card) => (card.id === busy?.id ? { ...card, busy: busy.format } : card)),
    [bills, cardOf, busy],
  );
  return (
    <>
      <BillList bills={cards} label={latestBills} onDownload={download.download} />
      <DownloadFeedback {...download} />
    </>
  );
}
