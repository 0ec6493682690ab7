import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import BillPage, { type PaperSlot } from "../../rooms/bills/detail/BillPage.tsx";

/** On paper only, and optional: the page is whole on screen without it. */
const paperPart = part("BillOnPaper", () => import("./BillOnPaper.tsx"), { optional: true });

const paper: PaperSlot = (bill, facts, supplies) => (
  <Suspense>
    <paperPart.Component bill={bill} facts={facts} supplies={supplies} />
  </Suspense>
);

/** The page of a bill with the customer's data on paper. */
export default function BillDetailPage() {
  return <BillPage paper={paper} />;
}
