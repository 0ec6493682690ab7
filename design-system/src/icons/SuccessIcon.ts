import node from "lucide/dist/esm/icons/circle-check.mjs";
import { createIcon } from "./createIcon.tsx";

export const SuccessIcon = /* @__PURE__ */ createIcon(node);
