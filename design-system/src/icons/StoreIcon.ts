import node from "lucide/dist/esm/icons/store.mjs";
import { createIcon } from "./createIcon.tsx";

export const StoreIcon = /* @__PURE__ */ createIcon(node);
