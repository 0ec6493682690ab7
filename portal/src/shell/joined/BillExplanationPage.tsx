import type { BillSlots } from "../../rooms/bills/slots.ts";
import BillWhyPage from "../../rooms/bills/why/BillWhyPage.tsx";
import { dossierOfBill, rightsOfBill } from "./rightsOfBill.tsx";

const rights: BillSlots["rights"] = (...facts) => (
  <>
    {rightsOfBill(...facts)}
    {dossierOfBill(...facts)}
  </>
);

/** The explanation of a bill's amount, with the customer's rights about it and the file for whoever helps. */
export default function BillExplanationPage() {
  return <BillWhyPage rights={rights} />;
}
