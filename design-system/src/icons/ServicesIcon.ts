import node from "lucide/dist/esm/icons/sparkles.mjs";
import { createIcon } from "./createIcon.tsx";

export const ServicesIcon = /* @__PURE__ */ createIcon(node);
