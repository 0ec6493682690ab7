import node from "lucide/dist/esm/icons/chevron-left.mjs";
import { createIcon } from "./createIcon.tsx";

export const ChevronLeftIcon = /* @__PURE__ */ createIcon(node);
