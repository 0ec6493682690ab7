import node from "lucide/dist/esm/icons/chevron-right.mjs";
import { createIcon } from "./createIcon.tsx";

export const ChevronRightIcon = /* @__PURE__ */ createIcon(node);
