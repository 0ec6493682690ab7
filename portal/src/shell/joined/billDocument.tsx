import { BillData } from "@favilla/design-system/bills/BillData.tsx";
import { BillPaper } from "@favilla/design-system/bills/BillPaper.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillFacts } from "@favilla/design-system/bills/billFacts.ts";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import type { HeadingLevel } from "@favilla/design-system/text/headingLevel.ts";
import { config } from "../../platform/config/config.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { customerQuery } from "../../rooms/account/calls.ts";
import { billCustomer, fullName } from "../../rooms/account/customer.ts";

interface BillOnPaperProps {
  bill: Bill;
  facts: BillFacts;
}

/** `BillPaper` with the customer's name and the creditor of the configuration. `DataOfBill` has the rest of the customer's data. */
export function BillOnPaper({ bill, facts }: BillOnPaperProps) {
  const customer = loadedData(useQuery(customerQuery));
  const { fiscalCode } = config().creditor;
  return (
    <BillPaper
      bill={facts}
      customerName={customer && fullName(customer)}
      supplies={[]}
      code={bill.paymentId}
      creditorFiscalCode={fiscalCode}
    />
  );
}

interface DataOfBillProps {
  bill: Bill;
  supplies: readonly Supply[];
  headingLevel: HeadingLevel;
}

/** `BillData` with the customer's data. */
export function DataOfBill({ bill, supplies, headingLevel }: DataOfBillProps) {
  const customer = loadedData(useQuery(customerQuery));
  return (
    <BillData bill={bill} supplies={suppliesOf(bill, supplies)} customer={customer && billCustomer(customer)} headingLevel={headingLevel} />
  );
}
