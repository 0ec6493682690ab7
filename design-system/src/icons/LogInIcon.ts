import node from "lucide/dist/esm/icons/log-in.mjs";
import { createIcon } from "./createIcon.tsx";

export const LogInIcon = /* @__PURE__ */ createIcon(node);
