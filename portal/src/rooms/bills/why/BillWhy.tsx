import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { WhySection, type WhySectionProps } from "@favilla/design-system/bills/WhySection.tsx";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useWhy } from "./useWhy.ts";

interface BillWhyProps extends Omit<WhySectionProps, "load"> {
  bill: Bill;
  /** The customer's supplies, whose readings say what is estimated. */
  supplies: readonly Supply[];
}

/** `WhySection` with the bills that one is compared with. */
export const BillWhy = ({ bill, supplies, ...rest }: BillWhyProps) => <WhySection {...rest} load={useWhy(bill, supplies)} />;
