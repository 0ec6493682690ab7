import node from "lucide/dist/esm/icons/barcode.mjs";
import { createIcon } from "./createIcon.tsx";

export const BarcodeIcon = /* @__PURE__ */ createIcon(node);
