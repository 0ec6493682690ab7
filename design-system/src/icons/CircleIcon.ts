import node from "lucide/dist/esm/icons/circle.mjs";
import { createIcon } from "./createIcon.tsx";

export const CircleIcon = /* @__PURE__ */ createIcon(node);
