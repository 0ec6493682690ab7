import node from "lucide/dist/esm/icons/table-2.mjs";
import { createIcon } from "./createIcon.tsx";

export const TableIcon = /* @__PURE__ */ createIcon(node);
