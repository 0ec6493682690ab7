import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { BillsNote, LastBillOfSupply } from "../../rooms/bills/supply/BillsOfSupply.tsx";
import { NextBillOfSupply } from "../../rooms/bills/supply/NextBillOfSupply.tsx";
import { ConsumptionNote, LastMonthOfSupply } from "../../rooms/consumption/ConsumptionOfSupply.tsx";
import { ReadingRow } from "../../rooms/readings/ReadingRow.tsx";
import { NewsOfSupply as News } from "../../rooms/supplies/detail/NewsOfSupply.tsx";

export { CadastralValue } from "../../rooms/account/cadastral/CadastralValue.tsx";
export { DeliveryValue, PaymentValue } from "../../rooms/payments/panel/TermValue.tsx";

/** The news of a supply, from the rooms of bills, consumption and readings. */
export const NewsOfSupply = ({ supply }: { supply: DetailedSupply }) => (
  <News
    supply={supply}
    bill={<LastBillOfSupply supply={supply} />}
    month={<LastMonthOfSupply supply={supply} />}
    billsNote={<BillsNote supply={supply} />}
    consumptionNote={<ConsumptionNote supply={supply} />}
    reading={<ReadingRow supply={supply} />}
    nextBill={<NextBillOfSupply supply={supply} />}
  />
);
