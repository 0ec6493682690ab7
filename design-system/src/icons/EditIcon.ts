import node from "lucide/dist/esm/icons/pencil.mjs";
import { createIcon } from "./createIcon.tsx";

export const EditIcon = /* @__PURE__ */ createIcon(node);
