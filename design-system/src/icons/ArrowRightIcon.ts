import node from "lucide/dist/esm/icons/arrow-right.mjs";
import { createIcon } from "./createIcon.tsx";

export const ArrowRightIcon = /* @__PURE__ */ createIcon(node);
