import node from "lucide/dist/esm/icons/log-out.mjs";
import { createIcon } from "./createIcon.tsx";

export const LogOutIcon = /* @__PURE__ */ createIcon(node);
