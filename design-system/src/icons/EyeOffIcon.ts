import node from "lucide/dist/esm/icons/eye-off.mjs";
import { createIcon } from "./createIcon.tsx";

export const EyeOffIcon = /* @__PURE__ */ createIcon(node);
