import BillWhyPage from "../../rooms/bills/why/BillWhyPage.tsx";
import { rightsOfBill } from "./rightsOfBill.tsx";

/** The explanation of a bill's amount, with the customer's rights about it. */
export default function BillExplanationPage() {
  return <BillWhyPage rights={rightsOfBill} />;
}
