import { Suspense } from "react";
import { part } from "../../platform/loading/part.ts";
import type { BillSlots } from "../../rooms/bills/slots.ts";
import { dossierOfBill, rightsOfBill } from "./rightsOfBill.tsx";

const loadDocument = () => import("./billDocument.tsx");
/** Optional: a bill can be read and paid without them. */
const paperPart = part("BillOnPaper", loadDocument, { optional: true });
const dataPart = part("DataOfBill", loadDocument, { optional: true });

/** The parts of the other rooms in a bill: the customer's data, and the rights about it. */
export const billSlots: BillSlots = {
  paper: (bill, facts) => (
    <Suspense>
      <paperPart.Component bill={bill} facts={facts} />
    </Suspense>
  ),
  data: (bill, supplies, headingLevel) => (
    <Suspense>
      <dataPart.Component bill={bill} supplies={supplies} headingLevel={headingLevel} />
      {dossierOfBill(bill, supplies, headingLevel)}
    </Suspense>
  ),
  rights: rightsOfBill,
};
