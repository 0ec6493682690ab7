import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { NewsOfSupply as News } from "@favilla/design-system/supplies/NewsOfSupply.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { BillsNote, LastBillOfSupply } from "../../rooms/bills/supply/BillsOfSupply.tsx";
import { NextBillOfSupply } from "../../rooms/bills/supply/NextBillOfSupply.tsx";
import { ConsumptionNote, LastMonthOfSupply } from "../../rooms/consumption/ConsumptionOfSupply.tsx";
import { ReadingRow } from "../../rooms/readings/ReadingRow.tsx";
import { billsOfSupplyPath } from "../../rooms/supplies/supplyPath.ts";

export { CadastralValue } from "../../rooms/account/cadastral/CadastralValue.tsx";
export { DeliveryValue, PaymentValue } from "../../rooms/payments/panel/TermValue.tsx";

const contract = part("ContractOfSupply", () => import("../../rooms/supplies/contract/ContractOfSupply.tsx"), { optional: true });

/** The news of a supply, from the rooms of bills, consumption and readings. */
export function NewsOfSupply({ supply }: { supply: DetailedSupply }) {
  const { bills, consumptions } = useMessages(pagesMessages);
  return (
    <News
      supply={supply}
      bill={<LastBillOfSupply supply={supply} />}
      month={<LastMonthOfSupply supply={supply} />}
      bills={{ href: billsOfSupplyPath(codeOf(supply)), title: bills, note: <BillsNote supply={supply} /> }}
      consumptions={{ href: hrefTo("consumptions"), title: consumptions, note: <ConsumptionNote supply={supply} /> }}
      reading={<ReadingRow supply={supply} />}
      nextBill={<NextBillOfSupply supply={supply} />}
      contract={config().features.contract && <contract.Component supply={supply} />}
    />
  );
}
