import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { useCards } from "@favilla/design-system/bills/useCards.ts";
import { billWhyMessages } from "@favilla/design-system/bills/whyPageMessages.it.ts";
import { Loaded } from "@favilla/design-system/data/Loaded.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense, useEffect } from "react";
import { Navigate, useParams } from "react-router";
import { part } from "../../../platform/loading/part.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { billHref, billLink } from "../card/billLink.ts";
import type { BillSlots } from "../slots.ts";
import { useBill } from "../useKnownBills.ts";

// It has the chart, and is loaded while the bill is.
const explainedPart = part("BillExplained", () => import("./BillExplained.tsx"));

/** The explanation of one bill's amount, on its own address, and the rights about it. An unknown bill leads to all bills. */
export default function BillWhyPage({ rights }: Pick<BillSlots, "rights">) {
  const title = usePage("billWhy");
  const { whyLoading, whyFailed } = useMessages(billWhyMessages);
  const { year = "", number = "" } = useParams();
  const back = usePageLink("billDetail", hrefTo("billDetail", { year, number }));
  const link = billLink(year, number);
  const load = useBill(link);
  const supplies = useQuery(suppliesQuery);
  const loadedSupplies = loadedData(supplies) ?? [];
  const toCard = useCards(loadedSupplies, billHref);
  useEffect(() => void explainedPart.preload(), []);
  if (!link || (load.state === "Loaded" && load.data === null)) return <Navigate replace to={hrefTo("bills")} />;
  const waiting = (
    <SkeletonGroup label={whyLoading}>
      <Skeleton shape="control" height="24rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHeader back={back} title={title} />
      <Loaded load={supplies.state === "Loading" ? supplies : (load as Load<Bill>)} loading={waiting} failedTitle={whyFailed}>
        {(bill) => (
          <Stack gap={4}>
            <Text tone="muted">{toCard(bill).supplyName}</Text>
            <Suspense fallback={waiting}>
              <explainedPart.Component bill={bill} supplies={loadedSupplies} />
            </Suspense>
            {supplies.state === "Loaded" && rights(bill, loadedSupplies, 2)}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
