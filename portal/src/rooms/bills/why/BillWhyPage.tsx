import { useCards } from "@favilla/design-system/bills/useCards.ts";
import { billWhyMessages } from "@favilla/design-system/bills/whyPageMessages.it.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense, useEffect } from "react";
import { Navigate, useParams } from "react-router";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { part } from "../../../platform/loading/part.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { SubPageHeader } from "../../../platform/pages/SubPageHeader.tsx";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { billHref, billLink } from "../card/billLink.ts";
import { useBill } from "../useKnownBills.ts";

// It has the chart, and is loaded while the bill is.
const explainedPart = part("BillExplained", () => import("./BillExplained.tsx"));

/** The explanation of one bill's amount, on its own address. An unknown bill leads to all bills. */
export default function BillWhyPage() {
  const { billWhy: title } = useMessages(pagesMessages);
  const { whyLoading, whyFailed } = useMessages(billWhyMessages);
  const errorWords = useErrorWords();
  const { year = "", number = "" } = useParams();
  const link = billLink(year, number);
  const load = useBill(link);
  const supplies = useQuery(suppliesQuery);
  const loadedSupplies = loadedData(supplies) ?? [];
  const toCard = useCards(loadedSupplies, billHref);
  usePage(title);
  useEffect(() => void explainedPart.preload(), []);
  if (!link || (load.state === "Loaded" && load.data === null)) return <Navigate replace to={hrefTo("bills")} />;
  const bill = loadedData(load);
  const waiting = (
    <SkeletonGroup label={whyLoading}>
      <Skeleton shape="control" height="24rem" />
    </SkeletonGroup>
  );
  const content = () => {
    if (load.state === "LoadFailure")
      return <ServerErrorPanel title={whyFailed} description={errorWords(load.error)} onRetry={load.retry} />;
    if (!bill || supplies.state === "Loading") return waiting;
    return (
      <Stack gap={4}>
        <Text tone="muted">{toCard(bill).supplyName}</Text>
        <Suspense fallback={waiting}>
          <explainedPart.Component bill={bill} supplies={loadedSupplies} />
        </Suspense>
      </Stack>
    );
  };
  return (
    <>
      <SubPageHeader parent="billDetail" parentHref={hrefTo("billDetail", { year, number })} title={title} />
      {content()}
    </>
  );
}
