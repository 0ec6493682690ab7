import { wideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import { part } from "../../platform/loading/part.ts";
import SuppliesPage, { prefetchData as prefetchList } from "../../rooms/supplies/SuppliesPage.tsx";

/** Only in windows that have room for it. */
const besidePart = part("SupplyBeside", () => import("./SupplyBeside.tsx"));

/** Only for ten supplies and more. */
const tablePart = part("SuppliesOfMany", () => import("../../rooms/bills/supply/SuppliesOfMany.tsx"));

const detailOf = (id: string) => <besidePart.Component id={id} />;

/** Loads the supplies, and in wide windows the code for one beside them. */
export function prefetchData(): void {
  prefetchList();
  if (window.matchMedia(wideWindow).matches) void besidePart.preload();
}

/** The page of all supplies, with the one that is chosen beside them in wide windows. */
export default function SuppliesListPage() {
  return <SuppliesPage detailOf={detailOf} table={(props) => <tablePart.Component {...props} />} />;
}
