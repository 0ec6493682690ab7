import { desktopWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { part } from "../../platform/loading/part.ts";
import BillsPage, { type BesideSlot, prefetchData as prefetchList } from "../../rooms/bills/list/BillsPage.tsx";

/** The bills as rows: only in windows of a desktop. */
const besidePart = part("BillsBeside", () => import("./BillsBeside.tsx"));

const beside: BesideSlot = (list) => <besidePart.Component {...list} />;

/** Loads the bills, and on a desktop the code of their rows. */
export function prefetchData(): void {
  prefetchList();
  if (window.matchMedia(desktopWindow).matches) void besidePart.preload();
}

/** The page of all bills, with the one that is chosen beside them in wide windows. */
export default function BillsListPage() {
  return <BillsPage beside={beside} />;
}
