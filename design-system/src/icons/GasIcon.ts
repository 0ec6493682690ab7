import node from "lucide/dist/esm/icons/flame.mjs";
import { createIcon } from "./createIcon.tsx";

export const GasIcon = /* @__PURE__ */ createIcon(node);
