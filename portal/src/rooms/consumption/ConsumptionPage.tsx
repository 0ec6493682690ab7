import { ConsumptionSkeleton } from "@favilla/design-system/consumption/ConsumptionSkeleton.tsx";
import { ConsumptionsView } from "@favilla/design-system/consumption/ConsumptionsView.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { usePrintAhead } from "@favilla/design-system/layout/usePrintAhead.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { Suspense, useMemo } from "react";
import { part } from "../../platform/loading/part.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { toSupplyCard } from "../supplies/supplyCard.ts";
import { latestMonthsQuery, offersLatestReadings } from "./calls.ts";
import { type MoneySlot, SupplyConsumption } from "./SupplyConsumption.tsx";

export type { MoneySlot };

/** Loaded for a customer with many supplies. */
const searchPart = part("SupplySearch", () => import("@favilla/design-system/supplies/SupplySearch.tsx"));

/** Most supplies whose figures are loaded for a print before they are opened: each costs the servers a request. */
const mostAhead = 10;

export const prefetchData = (): void => void prefetch(suppliesQuery);

/** Each supply with what a search finds it by. */
function useFindable(load: Load<readonly DetailedSupply[]>) {
  const all = loadedData(load);
  const findable = useMemo(() => all?.map((supply) => ({ ...toSupplyCard(supply), supply })), [all]);
  return load.state === "Loaded" ? { state: load.state, data: findable ?? [] } : load;
}

/** All consumption: `ConsumptionsView` with data from the servers. The period of each supply is part of the address. */
export function ConsumptionPage({ money }: { money: MoneySlot }) {
  const title = usePage("consumptions");
  const latest = loadedData(useQuery(latestMonthsQuery, offersLatestReadings() ? {} : null));
  const supplies = useFindable(useQuery(suppliesQuery));
  const ahead = usePrintAhead() && (loadedData(supplies)?.length ?? 0) <= mostAhead;
  const search = useSearchInAddress();
  return (
    <ConsumptionsView
      title={title}
      supplies={supplies}
      outlook
      search={(all, sections, findItem) => (
        <Suspense fallback={<ConsumptionSkeleton outlook />}>
          <searchPart.Component supplies={all} findItem={findItem} {...search}>
            {sections}
          </searchPart.Component>
        </Suspense>
      )}
      section={({ id, supply }) => <SupplyConsumption supply={supply} money={money} latest={latest?.get(id)?.rows} ahead={ahead} />}
    />
  );
}
