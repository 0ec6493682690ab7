import node from "lucide/dist/esm/icons/copy.mjs";
import { createIcon } from "./createIcon.tsx";

export const CopyIcon = /* @__PURE__ */ createIcon(node);
