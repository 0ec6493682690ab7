import { bills } from "../sample/bills.ts";
import { supplies } from "../sample/supplies.ts";
import { BillsPage } from "./BillsPage.tsx";

export default function Page() {
  return <BillsPage bills={bills} supplies={supplies} />;
}
