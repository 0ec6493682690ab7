import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function BillEmailConfirmedPage() {
  return <ComingSoonPage name="paymentTermEmailUpdated" />;
}
