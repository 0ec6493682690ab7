import node from "lucide/dist/esm/icons/house.mjs";
import { createIcon } from "./createIcon.tsx";

export const HomeIcon = /* @__PURE__ */ createIcon(node);
