import node from "lucide/dist/esm/icons/receipt-text.mjs";
import { createIcon } from "./createIcon.tsx";

export const BillIcon = /* @__PURE__ */ createIcon(node);
