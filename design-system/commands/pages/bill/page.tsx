import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { bills } from "../sample/bills.ts";
import { supplies } from "../sample/supplies.ts";
import { BillPage } from "./BillPage.tsx";

export default function Page() {
  return <BillPage bill={bills[0] as Bill} supplies={supplies} />;
}
