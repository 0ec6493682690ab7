import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { usePrintAhead } from "../../platform/loading/usePrintAhead.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useSearchInAddress } from "../../platform/pages/useSearchInAddress.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { ConsumptionsView } from "./ConsumptionsView.tsx";
import { latestMonthsQuery, offersLatestReadings } from "./calls.ts";
import { type MoneySlot, SupplyConsumption } from "./SupplyConsumption.tsx";

export type { MoneySlot };

/** Most supplies whose figures are loaded for a print before they are opened: each costs the servers a request. */
const mostAhead = 10;

export const prefetchData = (): void => void prefetch(suppliesQuery);

/** All consumption: `ConsumptionsView` with data from the servers. The period of each supply is part of the address. */
export function ConsumptionPage({ money }: { money: MoneySlot }) {
  const { consumptions: title } = useMessages(pagesMessages);
  const latest = loadedData(useQuery(latestMonthsQuery, offersLatestReadings() ? {} : null));
  const supplies = useQuery(suppliesQuery);
  const ahead = usePrintAhead() && (loadedData(supplies)?.length ?? 0) <= mostAhead;
  usePage(title);
  return (
    <ConsumptionsView
      supplies={supplies}
      search={useSearchInAddress()}
      section={(supply) => <SupplyConsumption supply={supply} money={money} latest={latest?.get(supply.id)?.rows} ahead={ahead} />}
    />
  );
}
