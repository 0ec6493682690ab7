import node from "lucide/dist/esm/icons/x.mjs";
import { createIcon } from "./createIcon.tsx";

export const CloseIcon = /* @__PURE__ */ createIcon(node);
