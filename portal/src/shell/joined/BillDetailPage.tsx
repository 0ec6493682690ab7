import BillPage from "../../rooms/bills/detail/BillPage.tsx";
import { paperOfBill } from "./paperOfBill.tsx";

/** The page of a bill with the customer's data on paper. */
export default function BillDetailPage() {
  return <BillPage paper={paperOfBill} />;
}
