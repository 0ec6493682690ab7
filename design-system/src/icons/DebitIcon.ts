import node from "lucide/dist/esm/icons/repeat.mjs";
import { createIcon } from "./createIcon.tsx";

export const DebitIcon = /* @__PURE__ */ createIcon(node);
