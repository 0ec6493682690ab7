import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { bills } from "../sample/bills.ts";
import { WhyPage } from "./WhyPage.tsx";

const [bill] = bills as [Bill];

export default function Page() {
  return <WhyPage bill={bill} bills={bills.filter(({ supplyCode }) => supplyCode === bill.supplyCode)} />;
}
