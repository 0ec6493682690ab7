import { BillsPage } from "./BillsPage.tsx";
import { bills } from "./bills.ts";

export default function Page() {
  return <BillsPage bills={bills} />;
}
