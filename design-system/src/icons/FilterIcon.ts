import node from "lucide/dist/esm/icons/list-filter.mjs";
import { createIcon } from "./createIcon.tsx";

export const FilterIcon = /* @__PURE__ */ createIcon(node);
