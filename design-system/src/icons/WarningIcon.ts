import node from "lucide/dist/esm/icons/triangle-alert.mjs";
import { createIcon } from "./createIcon.tsx";

export const WarningIcon = /* @__PURE__ */ createIcon(node);
