import node from "lucide/dist/esm/icons/arrow-up.mjs";
import { createIcon } from "./createIcon.tsx";

export const ArrowUpIcon = /* @__PURE__ */ createIcon(node);
