import node from "lucide/dist/esm/icons/users.mjs";
import { createIcon } from "./createIcon.tsx";

export const UsersIcon = /* @__PURE__ */ createIcon(node);
