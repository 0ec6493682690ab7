import node from "lucide/dist/esm/icons/bell.mjs";
import { createIcon } from "./createIcon.tsx";

export const BellIcon = /* @__PURE__ */ createIcon(node);
