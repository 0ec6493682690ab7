import node from "lucide/dist/esm/icons/lock.mjs";
import { createIcon } from "./createIcon.tsx";

export const LockIcon = /* @__PURE__ */ createIcon(node);
