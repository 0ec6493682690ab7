import { part } from "../../platform/loading/part.ts";
import { ConsumptionPage, type MoneySlot } from "../../rooms/consumption/ConsumptionPage.tsx";

export { prefetchData } from "../../rooms/consumption/ConsumptionPage.tsx";

// Amounts are shown on request, so their code and the bills come later.
const moneyPart = part("SupplyMoney", () => import("../../rooms/bills/spending/SupplyMoney.tsx"));

const outlookPart = part("SupplyOutlook", () => import("../../rooms/bills/spending/SupplyMoney.tsx"));

const money: MoneySlot = {
  figures: (supply, period, view) => <moneyPart.Component supply={supply} period={period} view={view} />,
  outlook: (supply) => <outlookPart.Component supply={supply} />,
};

/** The page of consumption with the amounts of the room of bills. */
export default function ConsumptionsPage() {
  return <ConsumptionPage money={money} />;
}
