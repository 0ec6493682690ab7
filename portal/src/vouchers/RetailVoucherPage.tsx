import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function RetailVoucherPage() {
  return <ComingSoonPage name="gdoVoucherDetail" />;
}
