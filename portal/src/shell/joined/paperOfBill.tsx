import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import type { PaperSlot } from "../../rooms/bills/detail/BillContent.tsx";

/** On paper only, and optional: the page is whole on screen without it. */
const paperPart = part("BillOnPaper", () => import("./BillOnPaper.tsx"), { optional: true });

/** Draws the customer's data for a bill on paper. */
export const paperOfBill: PaperSlot = (bill, facts, supplies) => (
  <Suspense>
    <paperPart.Component bill={bill} facts={facts} supplies={supplies} />
  </Suspense>
);
