import node from "lucide/dist/esm/icons/info.mjs";
import { createIcon } from "./createIcon.tsx";

export const InfoIcon = /* @__PURE__ */ createIcon(node);
