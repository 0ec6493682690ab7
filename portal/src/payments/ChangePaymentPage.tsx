import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function ChangePaymentPage() {
  return <ComingSoonPage name="changePayment" />;
}
