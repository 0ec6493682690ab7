import { lazy } from "react";
import { loadChunk } from "../../../platform/loading/chunk.ts";

/** The dialog that renames a supply is loaded when it is asked for. */
export const loadRename = () => loadChunk("RenameDialog", () => import("@favilla/design-system/supplies/RenameDialog.tsx"));

/** Of the panels only the one that is open at first comes with the page. */
export const AddressesPanel = lazy(() =>
  loadChunk("AddressesPanel", () => import("../../payments/billing/AddressesPanel.tsx")).then(({ AddressesPanel }) => ({
    default: AddressesPanel,
  })),
);
export const CadastralPanel = lazy(() =>
  loadChunk("CadastralPanel", () => import("../../account/cadastral/CadastralPanel.tsx")).then(({ CadastralPanel }) => ({
    default: CadastralPanel,
  })),
);
export const SupplyData = lazy(() =>
  loadChunk("SupplyData", () => import("./SupplyData.tsx")).then(({ SupplyData }) => ({ default: SupplyData })),
);
