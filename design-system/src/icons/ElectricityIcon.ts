import node from "lucide/dist/esm/icons/zap.mjs";
import { createIcon } from "./createIcon.tsx";

export const ElectricityIcon = /* @__PURE__ */ createIcon(node);
