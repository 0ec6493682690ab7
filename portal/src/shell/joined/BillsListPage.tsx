import { part } from "../../platform/loading/part.ts";
import BillsPage, { type BesideSlot } from "../../rooms/bills/list/BillsPage.tsx";

export { prefetchData } from "../../rooms/bills/list/BillsPage.tsx";

/** Only in windows that have room for it. */
const besidePart = part("BillsBeside", () => import("./BillsBeside.tsx"));

const beside: BesideSlot = (list) => <besidePart.Component {...list} />;

/** The page of all bills, with the one that is chosen beside them in wide windows. */
export default function BillsListPage() {
  return <BillsPage beside={beside} />;
}
