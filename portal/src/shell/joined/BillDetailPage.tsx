import BillPage from "../../rooms/bills/detail/BillPage.tsx";
import { billSlots } from "./billSlots.tsx";

/** The page of a bill with the customer's data on paper, and the customer's rights. */
export default function BillDetailPage() {
  return <BillPage {...billSlots} />;
}
