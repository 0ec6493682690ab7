import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function VoucherDetailPage() {
  return <ComingSoonPage name="voucherDetail" />;
}
