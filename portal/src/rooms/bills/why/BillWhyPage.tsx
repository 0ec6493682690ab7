import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate, useParams } from "react-router";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { loaded, toLoad } from "../../../platform/loading/load.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { SubPageHeader } from "../../../platform/pages/SubPageHeader.tsx";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { today } from "../../../platform/time/today.ts";
import type { Supply } from "../../supplies/supply.ts";
import { useSupplies } from "../../supplies/useSupplies.ts";
import type { Bill } from "../bill.ts";
import { fetchBill } from "../calls.ts";
import { billLink } from "../card/billLink.ts";
import { useCards } from "../card/useCards.ts";
import { useWhy } from "./useWhy.ts";
import { WhyView } from "./WhyView.tsx";
import { billWhyMessages } from "./whyMessages.it.ts";

/** The explanation of one bill's amount, on its own address. An unknown bill leads to all bills. */
export default function BillWhyPage() {
  const { billWhy: title } = useMessages(pagesMessages);
  const { whyLoading, whyFailed } = useMessages(billWhyMessages);
  const errorWords = useErrorWords();
  const { year = "", number = "" } = useParams();
  const link = billLink(year, number);
  const load = toLoad(
    usePrivate(
      "bill",
      (customerId, named: NonNullable<typeof link>, signal) => fetchBill(customerId, named.year, named.number, signal),
      link,
    ),
  );
  const supplies = useSupplies();
  usePage(title);
  if (!link || (load.state === "Loaded" && load.data === null)) return <Navigate replace to={hrefTo("bills")} />;
  const bill = loaded(load);
  const waiting = !bill || supplies.state === "Loading";
  return (
    <>
      <SubPageHeader parent="billDetail" parentHref={hrefTo("billDetail", { year, number })} title={title} />
      {load.state === "LoadFailure" ? (
        <ServerErrorPanel title={whyFailed} description={errorWords(load.error)} onRetry={load.retry} />
      ) : waiting ? (
        <SkeletonGroup label={whyLoading}>
          <Skeleton shape="control" height="24rem" />
        </SkeletonGroup>
      ) : (
        <Explained bill={bill} supplies={loaded(supplies) ?? []} />
      )}
    </>
  );
}

interface ExplainedProps {
  bill: Bill;
  supplies: readonly Supply[];
}

function Explained({ bill, supplies }: ExplainedProps) {
  const words = useMessages(billWhyMessages);
  const load = useWhy(bill, supplies);
  const { supplyName } = useCards(today(), supplies)(bill);
  return (
    <Stack gap={4}>
      <Text tone="muted">{supplyName}</Text>
      <Card>{load ? <WhyView load={load} /> : <Text>{words.whyNone}</Text>}</Card>
    </Stack>
  );
}
