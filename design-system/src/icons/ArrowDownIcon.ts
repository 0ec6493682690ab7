import node from "lucide/dist/esm/icons/arrow-down.mjs";
import { createIcon } from "./createIcon.tsx";

export const ArrowDownIcon = /* @__PURE__ */ createIcon(node);
