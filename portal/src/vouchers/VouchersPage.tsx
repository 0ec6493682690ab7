import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function VouchersPage() {
  return <ComingSoonPage name="vouchers" />;
}
