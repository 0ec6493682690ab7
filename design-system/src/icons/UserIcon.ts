import node from "lucide/dist/esm/icons/user.mjs";
import { createIcon } from "./createIcon.tsx";

export const UserIcon = /* @__PURE__ */ createIcon(node);
