import { lazy } from "react";
import { loadChunk } from "../../platform/loading/chunk.ts";

const filterDrawer = () => import("@favilla/design-system/bills/BillFilterDrawer.tsx");

/** What the bill page needs only when it is asked for. */
export const loadFilter = () => loadChunk("BillFilterDrawer", filterDrawer);
export const loadDeepLink = () => loadChunk("BillDeepLink", () => import("./BillDeepLink.tsx"));

export const BillFigure = lazy(() =>
  loadChunk("BillFigure", () => import("./card/BillFigure.tsx")).then(({ BillFigure }) => ({ default: BillFigure })),
);

/** Fetches the filter when it is about to be opened. */
export const preloadFilter = (): void => void filterDrawer().catch(() => undefined);
