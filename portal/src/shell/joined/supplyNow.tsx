import { BillsNote, LastBillOfSupply } from "../../rooms/bills/supply/BillsOfSupply.tsx";
import { ConsumptionNote, LastMonthOfSupply } from "../../rooms/consumption/supply/ConsumptionOfSupply.tsx";
import { ReadingRow } from "../../rooms/readings/ReadingRow.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import type { DetailedSupply } from "../../rooms/supplies/supplyDetail.ts";

export { CadastralValue } from "../../rooms/account/cadastral/CadastralValue.tsx";
export { DeliveryValue, PaymentValue } from "../../rooms/payments/panel/TermValue.tsx";

/** The news of a supply, from the rooms of bills, consumption and readings. */
export const NewsOfSupply = ({ supply }: { supply: DetailedSupply }) => (
  <SupplyNews
    supply={supply}
    bill={(of) => <LastBillOfSupply supply={of} />}
    month={(of) => <LastMonthOfSupply supply={of} />}
    billsNote={(of) => <BillsNote supply={of} />}
    consumptionNote={(of) => <ConsumptionNote supply={of} />}
    reading={(of) => <ReadingRow supply={of} />}
  />
);
