import node from "lucide/dist/esm/icons/sliders-horizontal.mjs";
import { createIcon } from "./createIcon.tsx";

export const SlidersIcon = /* @__PURE__ */ createIcon(node);
