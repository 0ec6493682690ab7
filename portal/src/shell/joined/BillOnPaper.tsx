import { BillPaper } from "@favilla/design-system/bills/BillPaper.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillFacts } from "@favilla/design-system/bills/billFacts.ts";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { config } from "../../platform/config/config.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { customerQuery } from "../../rooms/account/calls.ts";
import { fullName } from "../../rooms/account/customer.ts";

interface BillOnPaperProps {
  bill: Bill;
  facts: BillFacts;
  supplies: readonly Supply[];
}

/** `BillPaper` with the customer's data and the creditor of the configuration. */
export function BillOnPaper({ bill, facts, supplies }: BillOnPaperProps) {
  const customer = loadedData(useQuery(customerQuery));
  return (
    <BillPaper
      bill={facts}
      customerName={customer && fullName(customer)}
      customerNumber={customer?.customerId}
      supplies={suppliesOf(bill, supplies)}
      code={bill.paymentId}
      creditorFiscalCode={config().creditor.fiscalCode}
    />
  );
}
