import { wideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { part } from "../../platform/loading/part.ts";
import BillsPage, { type BesideSlot, prefetchData as prefetchList } from "../../rooms/bills/list/BillsPage.tsx";

/** Only in windows that have room for it. */
const besidePart = part("BillsBeside", () => import("./BillsBeside.tsx"));

const beside: BesideSlot = (list) => <besidePart.Component {...list} />;

/** Loads the bills, and in wide windows the code for one beside them. */
export function prefetchData(): void {
  prefetchList();
  if (window.matchMedia(wideWindow).matches) void besidePart.preload();
}

/** The page of all bills, with the one that is chosen beside them in wide windows. */
export default function BillsListPage() {
  return <BillsPage beside={beside} />;
}
