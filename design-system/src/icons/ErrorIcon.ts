import node from "lucide/dist/esm/icons/circle-alert.mjs";
import { createIcon } from "./createIcon.tsx";

export const ErrorIcon = /* @__PURE__ */ createIcon(node);
