import node from "lucide/dist/esm/icons/arrow-left.mjs";
import { createIcon } from "./createIcon.tsx";

export const ArrowLeftIcon = /* @__PURE__ */ createIcon(node);
