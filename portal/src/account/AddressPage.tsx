import ComingSoonPage from "../app/ComingSoonPage.tsx";

export default function AddressPage() {
  return <ComingSoonPage name="address" />;
}
