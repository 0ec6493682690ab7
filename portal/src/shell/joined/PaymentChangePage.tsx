import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import { ChangePaymentPage } from "../../rooms/payments/change/ChangePaymentPage.tsx";

// Shown after a change: its code and the bills come then.
const stillToPay = part("StillToPay", () => import("../../rooms/bills/StillToPay.tsx"), { optional: true });

const openBills = (supplyCode: string) => (
  <Suspense>
    <stillToPay.Component supplyCode={supplyCode} />
  </Suspense>
);

/** The page that changes a payment method, with the open bills of the room of bills. */
export default function PaymentChangePage() {
  return <ChangePaymentPage openBills={openBills} />;
}
