import BillPage from "../../rooms/bills/detail/BillPage.tsx";
import { paperOfBill } from "./paperOfBill.tsx";
import { rightsOfBill } from "./rightsOfBill.tsx";

/** The page of a bill with the customer's data on paper, and the customer's rights. */
export default function BillDetailPage() {
  return <BillPage paper={paperOfBill} rights={rightsOfBill} />;
}
