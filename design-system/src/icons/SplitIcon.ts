import node from "lucide/dist/esm/icons/split.mjs";
import { createIcon } from "./createIcon.tsx";

export const SplitIcon = /* @__PURE__ */ createIcon(node);
