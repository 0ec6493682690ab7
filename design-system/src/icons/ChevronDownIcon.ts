import node from "lucide/dist/esm/icons/chevron-down.mjs";
import { createIcon } from "./createIcon.tsx";

export const ChevronDownIcon = /* @__PURE__ */ createIcon(node);
