import { loadedData } from "@favilla/design-system/data/load.ts";
import { readingsDue } from "@favilla/design-system/home/readingsDue.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { inputIf } from "../../platform/query/privateQuery.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { ConsumptionPage, type MoneySlot } from "../../rooms/consumption/ConsumptionPage.tsx";
import { readingWindowsQuery } from "../../rooms/readings/windows/calls.ts";
import { useWindowsMoment } from "../../rooms/readings/windows/useWindowsMoment.ts";

export { prefetchData } from "../../rooms/consumption/ConsumptionPage.tsx";

// Amounts are shown below the figures or on request, so their code and the bills come later.
const moneyPart = part("SupplyMoney", () => import("../../rooms/bills/spending/SupplyMoney.tsx"));

const outlookPart = part("SupplyOutlook", () => import("../../rooms/bills/spending/SupplyOutlook.tsx"), { optional: true });

const money: MoneySlot = {
  figures: (supply, period, view) => <moneyPart.Component supply={supply} period={period} view={view} />,
  outlook: (supply, whole) => <Outlook supply={supply} whole={whole} />,
};

/** The next bill of a supply, and what a reading would change of it while one can be sent. */
function Outlook({ supply, whole }: { supply: Supply; whole: boolean }) {
  const windows = loadedData(useQuery(readingWindowsQuery, inputIf(config().features.readings && supply.commodity === "gas")));
  const canRead = readingsDue(windows ?? [], [supply], useWindowsMoment(windows)).length > 0;
  return <outlookPart.Component supply={supply} whole={whole} canRead={canRead} />;
}

/** The page of consumption with the amounts of the room of bills. */
export default function ConsumptionsPage() {
  return <ConsumptionPage money={money} />;
}
