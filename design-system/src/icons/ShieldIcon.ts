import node from "lucide/dist/esm/icons/shield-check.mjs";
import { createIcon } from "./createIcon.tsx";

export const ShieldIcon = /* @__PURE__ */ createIcon(node);
