import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import type { BillSlots } from "../../rooms/bills/slots.ts";

/** On paper only, and optional: the page is whole on screen without it. */
const paperPart = part("BillOnPaper", () => import("./BillOnPaper.tsx"), { optional: true });

/** Draws the customer's data for a bill on paper. */
export const paperOfBill: BillSlots["paper"] = (bill, facts, supplies) => (
  <Suspense>
    <paperPart.Component bill={bill} facts={facts} supplies={supplies} />
  </Suspense>
);
