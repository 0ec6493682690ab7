import node from "lucide/dist/esm/icons/chevrons-up-down.mjs";
import { createIcon } from "./createIcon.tsx";

export const SortIcon = /* @__PURE__ */ createIcon(node);
