import node from "lucide/dist/esm/icons/eye.mjs";
import { createIcon } from "./createIcon.tsx";

export const EyeIcon = /* @__PURE__ */ createIcon(node);
