import node from "lucide/dist/esm/icons/menu.mjs";
import { createIcon } from "./createIcon.tsx";

export const MenuIcon = /* @__PURE__ */ createIcon(node);
