import { VouchersPage } from "./VouchersPage.tsx";
import { vouchers } from "./vouchers.ts";

export default function Page() {
  return <VouchersPage vouchers={vouchers} />;
}
