import node from "lucide/dist/esm/icons/check.mjs";
import { createIcon } from "./createIcon.tsx";

export const CheckIcon = /* @__PURE__ */ createIcon(node);
